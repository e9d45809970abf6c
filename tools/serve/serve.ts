import { existsSync, readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import type { HostedSite } from '../../lib/hosting/site-files'
import { Failure } from '../setup/command.mjs'
import { portFailure } from '../setup/ready.mjs'

/** Hidden files, double slashes, configurations of hosts, compressed copies, and the not-found page itself, which has no address. */
const notServed = /\/\/|\/\.(?!well-known\/)|^\/(?:404(?:\.html)?\/?|_headers|_redirects|vercel\.json)$|\.(?:br|gz)$/

/** The codings that a request takes: `br;q=0, gzip` → `gzip`. */
const accepted = (codings: string | string[] = ''): string =>
  String(codings)
    .split(',')
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/.test(coding))
    .join(',')

/**
 * Answers 304 in place of a file of which the request has a current copy, with the headers of the file. sirv's own 304 has none, and knows
 * neither dates nor lists of tags.
 */
const confirmCurrent = ({ headers: asked }: IncomingMessage, response: ServerResponse): void => {
  const { 'if-none-match': tags, 'if-modified-since': since } = asked
  delete asked['if-none-match']
  const write = response.writeHead.bind(response) as (status: number, headers?: OutgoingHttpHeaders) => ServerResponse
  const isCurrent = (headers: OutgoingHttpHeaders): boolean => {
    if (tags !== undefined) return tags === '*' || tags.includes(String(headers['ETag']).replace(/^W\//, ''))
    return since !== undefined && Date.parse(String(headers['Last-Modified'])) <= Date.parse(since)
  }
  response.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) => {
    if (status !== 200 || !isCurrent(headers)) return write(status, headers)
    // Node sends no body with this status.
    const { ETag, 'Last-Modified': modified, 'Cache-Control': cache } = headers
    return write(304, { ETag, 'Last-Modified': modified, 'Cache-Control': cache })
  }) as ServerResponse['writeHead']
}

/** What sirv does not know: the encoding of other texts than HTML, and icons. */
const types: Readonly<Record<string, string>> = {
  '.md': 'text/markdown;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
  '.ico': 'image/x-icon',
}

/** What the build says of the site in `.hosting/site.json`. */
type Site = Pick<HostedSite, 'headers' | 'redirects'> & { lastingFolders: readonly string[] }

const unknownSite: Site = {
  headers: { everywhere: {}, pages: {}, own: {}, lasting: {} },
  lastingFolders: [],
  redirects: [],
}

/**
 * A server for an exported folder that answers as a static host does: clean addresses, compressed copies, the 404 page.
 * @param root The exported folder. Files are looked up at each request, so a new build is served at once. Browsers ask for
 * all files again, but for those that the build says never change.
 */
export function createSiteServer(root: string) {
  const sendFile = sirv(root, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] })

  const read = (name: string) => (existsSync(join(root, name)) ? readFileSync(join(root, name)) : undefined)

  const readSite = (): Site => {
    const text = read('.hosting/site.json')
    return text ? JSON.parse(String(text)) : unknownSite
  }

  const addHeaders = (response: ServerResponse, headers: Readonly<Record<string, string>>) =>
    response.setHeaders(new Map(Object.entries(headers)))

  const sendMissing: RequestListener = (request, response) => {
    addHeaders(response, readSite().headers.pages)
    response.setHeader('Vary', 'Accept-Encoding')
    const compressed = /\bbr\b/.test(String(request.headers['accept-encoding'])) ? read('404.html.br') : undefined
    if (compressed) response.setHeader('Content-Encoding', 'br')
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' })
    response.end(compressed ?? read('404.html') ?? 'There is no page at this address.\n')
  }

  return createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    // sirv does not validate ranges; a server may ignore them.
    delete request.headers.range
    request.headers['accept-encoding'] = accepted(request.headers['accept-encoding'])
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end('405 Method Not Allowed')
    try {
      const { pathname, search } = new URL(`http://localhost${request.url}`)
      if (notServed.test(decodeURIComponent(pathname))) return sendMissing(request, response)
      const clean = pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/'
      const { headers, lastingFolders, redirects } = readSite()
      const moved = redirects.find(({ from }) => from === clean)
      if (moved) return response.writeHead(301, { Location: moved.to + search }).end()
      const isPage = existsSync(join(root, `${clean === '/' ? '/index' : decodeURIComponent(clean)}.html`))
      if (clean !== pathname && !isPage) return sendMissing(request, response)
      if (clean !== pathname) return response.writeHead(308, { Location: clean + search }).end()
      addHeaders(response, headers.everywhere)
      if (!/\.\w+$/.test(pathname)) addHeaders(response, headers.own[pathname] ?? headers.pages)
      else if (lastingFolders.some((folder) => pathname.startsWith(folder))) addHeaders(response, headers.lasting)
      const type = types[extname(pathname)]
      if (type) response.setHeader('Content-Type', type)
      request.url = pathname + search
      confirmCurrent(request, response)
      sendFile(request, response, () => sendMissing(request, response))
    } catch {
      sendMissing(request, response)
    }
  })
}

/**
 * Serves an exported folder until `close` is called or Ctrl-C is pressed.
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
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  process.once('SIGINT', close).once('SIGTERM', close)
  const address = server.address()
  return { base: `http://localhost:${typeof address === 'object' ? address?.port : port}`, close }
}
