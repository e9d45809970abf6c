/** The parts of a `config.json` of Vercel's Build Output API, version 3, that this site uses. */
export interface VercelConfig {
  routes: readonly {
    src?: string
    status?: number
    headers?: Record<string, string>
    continue?: boolean
    handle?: string
  }[]
  overrides: Readonly<Record<string, { path: string }>>
}

/**
 * How Vercel answers a path, as its documentation says: rules apply in order up to the first that ends them, or to a file.
 * @param files The paths of all files beside the configuration.
 */
export function answerOf({ routes, overrides }: VercelConfig, path: string, files: readonly string[] = []) {
  const answer = { names: [] as string[], headers: {} as Record<string, string> }
  for (const { src = '', status = 200, headers = {}, continue: goesOn, handle } of routes) {
    if (handle) break
    const match = new RegExp(src).exec(path)
    if (!match) continue
    answer.names.push(...Object.keys(headers))
    for (const [name, value] of Object.entries(headers)) answer.headers[name] = value.replace('$1', match[1] ?? '')
    if (!goesOn) return { ...answer, status }
  }
  const isSent = files.some((file) => `/${overrides[file]?.path ?? file.replace(/^index\.html$/, '')}` === path)
  return { ...answer, status: isSent ? 200 : 404 }
}
