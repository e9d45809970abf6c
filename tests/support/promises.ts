import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '@site/static-documents'
import { expect } from 'vitest'
import * as content from '@/lib/build/content'
import { immutablePaths, pageHeaders, revalidate } from '@/lib/hosting/headers'
import type { HostedSite } from '@/lib/hosting/site-files'
import { writeRedirects } from '@/tools/build/write-articles'
import { writeHosting } from '@/tools/hosting/write-hosting'

/** Copies the export into a folder, with an earlier address, whether or not the content has one. */
export async function copyExport(folder: string): Promise<string> {
  cpSync('out', folder, { recursive: true })
  const blog = content.page('blog')
  const page = () => ({ ...blog, removedArticles: [...(blog.removedArticles ?? []), 'no-longer-here'] })
  await writeRedirects(folder, { ...content, page })
  await writeHosting(folder, { ...content, page })
  return folder
}

export const hostedSite = (folder: string): HostedSite =>
  JSON.parse(readFileSync(join(folder, '.hosting/site.json'), 'utf8'))

export const inLowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

type Kind = 'page' | 'lasting' | 'file' | 'spelling' | 'moved' | 'unknown'

/** What hosts promise of an address: the status, and headers by their names in lower case. */
const promise = (kind: Kind, path: string, status: number, headers: object) => {
  return { kind, path, status, headers }
}

export type Promised = ReturnType<typeof promise>

/** Content types by the ends of files. */
const types: Record<string, RegExp> = {
  css: /^text\/css/,
  html: /^text\/html; ?charset=utf-8$/i,
  ico: /^image\//,
  js: /^(?:text|application)\/javascript/,
  md: /^text\/markdown; ?charset=utf-8$/i,
  txt: /^text\/plain; ?charset=utf-8$/i,
  webmanifest: /^application\/manifest\+json/,
  xml: /^(?:text|application)\/xml/,
}

/** Files of an export that have no address of their own, or another one. */
const forHosts = /^(?:\.hosting\/|\.nojekyll$|_headers$|_redirects$)|\.(?:br|gz|html)$/

/** Hosts ask browsers in one of two ways to ask again. */
const askAgain = expect.stringMatching(`^${revalidate}$|\\bmax-age=0\\b`)

/** The promises of docs/deploying.md for every address of an export. */
export async function promisesOf(folder: string): Promise<Promised[]> {
  const { headers, addresses, redirects } = hostedSite(folder)
  const everywhere = inLowerCase(headers.everywhere)
  const typeOf = (file: string) => expect.stringMatching(types[/\w+$/.exec(file)?.[0] ?? ''] ?? /./)
  const ofPage = (path?: string) => ({
    ...everywhere,
    ...inLowerCase(pageHeaders(headers, path)),
    'content-type': typeOf('html'),
  })
  const to = (path: string) => ({ ...everywhere, location: path })
  const files = (await listFiles(folder)).filter((file) => !forHosts.test(file))
  const inner = addresses.filter((path) => path !== '/')
  const unknown = ['/no/such/page', '/blog/no-such-article', '/_next/static/none.js', '/none.png', '/none.md']
  return [
    ...addresses.map((path) => promise('page', path, 200, { ...ofPage(path), 'cache-control': askAgain })),
    ...files.map((file) => {
      const lasts = immutablePaths.some((part) => `/${file}`.startsWith(part))
      const cache = lasts ? inLowerCase(headers.immutable) : { 'cache-control': askAgain }
      const ofFile = { ...everywhere, 'content-type': typeOf(file), ...cache }
      return promise(lasts ? 'lasting' : 'file', `/${file}`, 200, ofFile)
    }),
    promise('spelling', '/index.html', 308, to('/')),
    ...inner.flatMap((path) => ['.html', '/'].map((end) => promise('spelling', path + end, 308, to(path)))),
    ...redirects.map(({ from, to: path }) => promise('moved', from, 301, to(path))),
    ...unknown.map((path) => promise('unknown', path, 404, ofPage())),
  ]
}

/** Whether a header is one of pages alone. */
export const isOfPages = (name: string): boolean => !/^(?:cache-control|content-type|location|x-.*)$/.test(name)

/** Expects an answer to be as promised, but for headers that its host leaves out. */
export function expectKept(
  promised: Promised,
  answer: { status: number; headers: object },
  leftOut = (_name: string) => false,
): void {
  const { path, status } = promised
  const headers = Object.fromEntries(Object.entries(promised.headers).filter(([name]) => !leftOut(name)))
  expect.soft({ path, status: answer.status, headers: answer.headers }).toMatchObject({ path, status, headers })
}
