// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { Failure } from '../setup/command.mjs'
import { portFailure } from '../setup/ready.mjs'

/** Hidden files, double slashes, configurations of hosts, compressed copies, and the not-found page itself, which has no address. */
const notServed = /\/\/|\/\.(?!well-known\/)|^\/(?:404(?:\.html)?\/?|_headers|_redirects|vercel\.json)$|\.(?:br|gz)$/

const unknownSite = '{"headers":{"own":{}},"lastingFolders":[],"redirects":[]}'

/**
 * A server for an exported folder that answers as a static host does: clean addresses, compressed copies, the 404 page.
 * @param {string} root The exported folder. Files are looked up at each request, so a new build is served at once. Browsers ask for
 * all files again, but for those that the build says never change.
 */
export function createSiteServer(root) {
  const sendFile = sirv(root, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] })

  /** @param {string} name */
  const read = (name) => (existsSync(join(root, name)) ? readFileSync(join(root, name)) : undefined)

  /** What the build says about headers and redirects; nothing for a folder that it has not written. */
  const readSite = () => JSON.parse(String(read('.hosting/site.json') ?? unknownSite))

  /** @param {import('node:http').ServerResponse} response @param {Record<string, string | undefined>} headers */
  const addHeaders = (response, headers = {}) => {
    for (const [name, value] of Object.entries(headers)) if (value) response.setHeader(name, value)
  }

  /** @param {import('node:http').ServerResponse} response @param {any} headers @param {string} [path] */
  const addPageHeaders = (response, { pages, own }, path = '') => addHeaders(response, own[path] ?? pages)

  /** @type {import('node:http').RequestListener} */
  const sendMissing = (request, response) => {
    addPageHeaders(response, readSite().headers)
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
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end('405 Method Not Allowed')
    try {
      const { pathname, search } = new URL(`http://localhost${request.url}`)
      if (notServed.test(decodeURIComponent(pathname))) return sendMissing(request, response)
      const clean = pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/'
      if (clean !== pathname) return response.writeHead(308, { Location: clean + search }).end()
      const { headers, lastingFolders, redirects } = readSite()
      const moved = redirects.find((/** @type {{ from: string }} */ { from }) => from === pathname)
      if (moved) return response.writeHead(301, { Location: moved.to + search }).end()
      addHeaders(response, headers.everywhere)
      if (!/\.\w+$/.test(pathname)) addPageHeaders(response, headers, pathname)
      else if (lastingFolders.some((/** @type {string} */ folder) => pathname.startsWith(folder)))
        addHeaders(response, headers.lasting)
      // sirv names the encoding of HTML only.
      const [, type] = /\.(md|txt)$/.exec(pathname) ?? []
      if (type) response.setHeader('Content-Type', `text/${type === 'md' ? 'markdown' : 'plain'};charset=utf-8`)
      request.url = pathname + search
      sendFile(request, response, () => sendMissing(request, response))
    } catch {
      sendMissing(request, response)
    }
  })
}

/**
 * Serves an exported folder until `close` is called or Ctrl-C is pressed.
 * @param {string} root The exported folder.
 * @param {number} [port] 0 lets the system choose a port.
 * @returns {Promise<{ base: string, close: () => void }>} `base` is the address, without a slash at the end.
 * @throws {Failure} When there is no export or the port cannot be used.
 */
export async function serve(root, port = 0) {
  if (!existsSync(join(root, 'index.html')))
    throw new Failure(`There is no exported site at ${root}. Build it first: npm run build`)
  const server = createSiteServer(root)
  await new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => reject(portFailure(port, error.code)))
    server.listen(port, () => resolve(undefined))
  })
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  process.once('SIGINT', close).once('SIGTERM', close)
  const address = server.address()
  return { base: `http://localhost:${typeof address === 'object' ? address?.port : port}`, close }
}
