import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { lookup, mimes } from 'mrmime'
import { type HeaderSet, revalidate } from '../../lib/hosting/headers'
import type { HostedSite } from '../../lib/hosting/site-files'
import { Failure } from '../setup/command.mjs'
import { portFailure } from '../setup/ready.mjs'

/** Hidden files, odd slashes, configurations of hosts, compressed copies, and the not-found page itself, which has no address. */
const notServed = /\/\/|\\|\/\.(?!well-known\/)|^\/(?:404(?:\.html)?\/?|_headers|_redirects)$|\.(?:br|gz)$/

/** The codings of compressed copies with the endings of their files, the smallest first. */
const codings = { br: '.br', gzip: '.gz' }

/** Whether a request takes a coding: one with `br;q=0` takes no `br`. */
const takes = ({ headers }: IncomingMessage, coding: string): boolean =>
  new RegExp(`(?:^|,)\\s*${coding}\\s*(?:,|$|;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$)))`).test(
    String(headers['accept-encoding']),
  )

/** Whether the copy of a file that a request has is current. */
const isCurrent = ({ headers }: IncomingMessage, tag: string, modified: string): boolean => {
  const { 'if-none-match': tags, 'if-modified-since': since = '' } = headers
  return tags === undefined ? Date.parse(modified) <= Date.parse(since) : tags.includes(tag)
}

Object.assign(mimes, { ico: 'image/x-icon' })

/** Answers with a file, compressed where it can be, or with 304. Throws when it cannot be read. */
function send(request: IncomingMessage, response: ServerResponse, file: string, status = 200): void {
  const [coding, ending = ''] =
    Object.entries(codings).find(([name, end]) => takes(request, name) && existsSync(file + end)) ?? []
  const body = readFileSync(file + ending)
  const { mtime } = statSync(file + ending)
  const [tag, modified] = [`"${body.length}-${mtime.getTime()}"`, mtime.toUTCString()]
  const type = lookup(file) ?? 'application/octet-stream'
  response.setHeader('ETag', tag).setHeader('Last-Modified', modified).setHeader('Vary', 'Accept-Encoding')
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', revalidate)
  if (status === 200 && isCurrent(request, tag, modified)) return void response.writeHead(304).end()
  response.setHeader('Content-Type', type.startsWith('text/') ? `${type};charset=utf-8` : type)
  if (coding) response.setHeader('Content-Encoding', coding)
  response.statusCode = status
  response.end(body)
}

/** What the build says of the site in `.hosting/site.json`; nothing of a folder with other files. */
type Site = Partial<Pick<HostedSite, 'headers' | 'redirects'> & { immutablePaths: readonly string[] }>

/**
 * A server for an exported folder that answers as a static host does: clean addresses, compressed copies, the 404 page.
 * @param root The exported folder. Files are looked up at each request, so a new build is served at once. Browsers ask for
 * all files again, but for those that the build says never change.
 */
export function createSiteServer(root: string) {
  const readSite = (): Site => {
    const file = join(root, '.hosting/site.json')
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  }
  return createServer((request, response) => {
    const { headers, immutablePaths = [], redirects = [] } = readSite()
    const add = (set: HeaderSet = {}) => response.setHeaders(new Map(Object.entries(set)))
    const sendMissing = () => {
      add(headers?.pages)
      const page = join(root, '404.html')
      if (existsSync(page)) send(request, response, page, 404)
      else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no page at this address.\n')
    }
    add(headers?.everywhere)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end('405 Method Not Allowed')
    try {
      const { pathname, search } = new URL(`http://localhost${request.url}`)
      const path = decodeURIComponent(pathname)
      if (notServed.test(path)) return sendMissing()
      // Of every spelling of a path, what it means decides; the file of a page is only sent at the page's address.
      const clean = path.replace(/(?:\/index)?(?:\.html)?\/?$/i, '') || '/'
      const moved = redirects.find(({ from }) => from === clean)
      if (moved) return response.writeHead(301, { Location: moved.to + search }).end()
      const page = join(root, `${clean === '/' ? '/index' : clean}.html`)
      const file = /\.\w+$/.test(path) ? join(root, path) : page
      if (!existsSync(clean === path ? file : page)) return sendMissing()
      if (clean !== path) return response.writeHead(308, { Location: encodeURI(clean) + search }).end()
      if (file === page) add(headers?.own[path] ?? headers?.pages)
      else if (immutablePaths.some((folder) => path.startsWith(folder))) add(headers?.immutable)
      send(request, response, file)
    } catch {
      sendMissing()
    }
  })
}

/**
 * Serves an exported folder until `close` is called or the process ends.
 * @param port 0 lets the system choose a port.
 * @returns `base` is the address, without a slash at the end.
 * @throws Failure when there is no export or the port cannot be used.
 */
export async function serve(root: string, port = 0): Promise<{ base: string; close: () => void }> {
  if (!existsSync(join(root, 'index.html')))
    throw new Failure(`There is no exported site at ${root}. Build it first: npm run build`)
  const server = createSiteServer(root)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portFailure(port, error.code)))
    server.listen(port, resolve)
  })
  const address = server.address()
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { base: `http://localhost:${typeof address === 'object' ? address?.port : port}`, close }
}
