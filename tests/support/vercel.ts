import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '@site/static-documents'
import { expect } from 'vitest'
import { expectKept, isOfPages, type Promised } from './promises'

/** The parts of a `config.json` of Vercel's Build Output API, version 3, that this site uses. */
interface Config {
  routes: { src?: string; status?: number; headers?: Record<string, string>; continue?: boolean; handle?: string }[]
  overrides: Record<string, { path: string }>
}

/** How Vercel answers a path, as its documentation says: rules apply in order up to the first that ends them, or to a file. */
function answerOf({ routes, overrides }: Config, path: string, files: readonly string[]) {
  const sent: Record<string, string> = {}
  for (const { src = '', status = 200, headers = {}, continue: goesOn, handle } of routes) {
    if (handle) break
    const match = new RegExp(src).exec(path)
    if (!match) continue
    for (const [name, value] of Object.entries(headers)) {
      expect(sent, path).not.toHaveProperty(name.toLowerCase())
      sent[name.toLowerCase()] = value.replace('$1', match[1] ?? '')
    }
    if (!goesOn) return { status, headers: sent }
  }
  const isFile = files.some((file) => `/${overrides[file]?.path ?? file.replace(/^index\.html$/, '')}` === path)
  return { status: isFile ? 200 : 404, headers: sent }
}

/** Expects Vercel to keep promises with a folder of its build output. */
export async function expectKeptByVercel(folder: string, promises: readonly Promised[]): Promise<void> {
  const config: Config = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'))
  const files = await listFiles(join(folder, 'static'))
  for (const promised of promises) {
    const { kind, path } = promised
    // Of itself it gives files a type, and has browsers ask for them again. Unknown names with an ending lack the headers of pages.
    const isItsOwn = (name: string) => name === 'content-type' || (name === 'cache-control' && kind !== 'lasting')
    const isUnknownFile = kind === 'unknown' && path.includes('.')
    expectKept(promised, answerOf(config, path, files), (name) => isItsOwn(name) || (isUnknownFile && isOfPages(name)))
  }
}
