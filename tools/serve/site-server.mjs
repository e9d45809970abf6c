// @ts-check
import { createServer } from 'node:http'
import { headersFor, securityHeaders } from './headers.mjs'
import { chooseCoding, holdsVersion } from './negotiate.mjs'
import { SiteFolder } from './site-folder.mjs'
import { resolveAddress } from './site-index.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * Answers with one plain sentence.
 * @param {Request} request
 * @param {Response} response
 * @param {number} status
 * @param {string} sentence
 * @param {Record<string, string>} [headers]
 */
function say(request, response, status, sentence, headers) {
  const body = Buffer.from(`${sentence}\n`)
  response.writeHead(status, {
    ...securityHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': body.length,
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * Finds what stands at an address.
 * @param {ReturnType<SiteFolder['index']>} index
 * @param {string} target The address as it was asked for; one with an encoding that means nothing is the address of nothing.
 */
function find(index, target) {
  try {
    const path = decodeURIComponent(target)
    return path.includes('\0') ? undefined : resolveAddress(index, path)
  } catch {
    return undefined
  }
}

/**
 * @param {SiteFolder} folder
 * @param {Request} request
 * @param {Response} response
 * @param {string} file
 * @param {number} status
 */
async function sendFile(folder, request, response, file, status) {
  const available = folder.index().get(file) ?? []
  const coding = chooseCoding(request.headers['accept-encoding'], available)
  const { body, etag } = await folder.read(file, coding)
  /** @type {Record<string, string | number>} */
  const headers = { ...headersFor(file), ETag: etag }
  if (available.length > 0) headers['Vary'] = 'Accept-Encoding'
  if (status === 200 && holdsVersion(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return
  }
  if (coding !== undefined) headers['Content-Encoding'] = coding
  headers['Content-Length'] = body.length
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
}

/**
 * @param {SiteFolder} folder
 * @param {Request} request
 * @param {Response} response
 */
async function answer(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    say(request, response, 405, 'This site only answers GET and HEAD.', { Allow: 'GET, HEAD' })
    return
  }
  const [target = '', ...rest] = (request.url ?? '').split('?')
  if (!target.startsWith('/')) {
    say(request, response, 400, 'This address is not written correctly.')
    return
  }
  const index = folder.index()
  const found = find(index, target)
  if (found !== undefined && 'redirect' in found) {
    const query = rest.length === 0 ? '' : `?${rest.join('?')}`
    const to = found.redirect.split('/').map(encodeURIComponent).join('/') + query
    say(request, response, 308, `This page is at ${to}`, { Location: to })
  } else if (found !== undefined) {
    await sendFile(folder, request, response, found.file, 200)
  } else if (index.has('404.html')) {
    await sendFile(folder, request, response, '404.html', 404)
  } else {
    say(request, response, 404, 'There is no page at this address.')
  }
}

/**
 * A server that answers for an exported folder as a content delivery network would. It listens nowhere yet.
 * @param {string} root The exported folder.
 * @returns {import('node:http').Server}
 */
export function createSiteServer(root) {
  const folder = new SiteFolder(root)
  return createServer((request, response) => {
    answer(folder, request, response).catch((error) => {
      console.error(`${request.method} ${request.url}: ${error instanceof Error ? error.message : error}`)
      if (response.headersSent) response.destroy()
      else say(request, response, 500, 'The file could not be read. Please try again.')
    })
  })
}
