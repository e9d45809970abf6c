import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

interface Comment {
  id: number
  body: string
  user: { login: string }
  line?: number | null
}

/** The part of GitHub's API that comments on pull requests need, for the repository acme/website. */
export async function startGitHub() {
  const author = { login: 'github-actions[bot]' }
  const repository = (name: string) => ({ full_name: name, html_url: `https://github.test/${name}` })
  const head = (sha: string, name = 'acme/website') => ({ sha, ref: 'words', repo: repository(name) })
  const github = {
    api: '',
    pulls: [{ number: 7, base: { ref: 'main' }, head: head('abc') }],
    files: [] as { filename: string; status: string; patch?: string }[],
    comments: [] as Comment[],
    suggestions: [] as (Comment & { path: string; start_line?: number })[],
    /** What was written: `POST /pulls/7/reviews`. */
    written: [] as string[],
    refuse: (_: string): [status: number, message: string] | undefined => undefined,
    repository,
    head,
  }
  const write = (request: string, body: { body: string; comments?: typeof github.suggestions }): void => {
    const id = github.written.push(request)
    const comment = { id, body: body.body, user: author }
    if (request.endsWith('/reviews'))
      for (const one of body.comments ?? []) github.suggestions.push({ ...one, id, user: author })
    else if (request.startsWith('POST')) github.comments.push(comment)
    else github.comments = github.comments.map((one) => (request.endsWith(`/${one.id}`) ? { ...one, ...body } : one))
  }
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const path = pathname.replace('/repos/acme/website', '')
    const asked = `${request.method} ${path}`
    const [status, message] = github.refuse(asked) ?? []
    response.writeHead(status ?? 200, { 'content-type': 'application/json' })
    if (status !== undefined) return void response.end(JSON.stringify({ message }))
    if (request.method !== 'GET') write(asked, JSON.parse(await text(request)))
    const lists: Record<string, readonly object[]> = {
      '/pulls': github.pulls,
      '/pulls/7/files': github.files,
      '/pulls/7/comments': github.suggestions,
      '/issues/7/comments': github.comments,
    }
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('per_page'))]
    response.end(JSON.stringify(lists[path]?.slice((page - 1) * size, page * size) ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  github.api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return github
}
