import { createServer } from 'node:http'
import { type Listening, listen } from './listen'

/** A proxy that simulates a slow connection: it holds the second part of a page until it is released. */
export interface SlowSite extends Listening {
  /** Sends the second part of the page. */
  finishPage: () => void
}

/**
 * Starts the proxy.
 * @param site The address of the site.
 * @param share How much of a page's body comes at once, from 0 to 1.
 */
export async function openSlowSite(site: string, share: number): Promise<SlowSite> {
  let release = () => {}
  const server = createServer(async ({ url = '/', headers }, response) => {
    const answer = await fetch(site + url)
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    if (headers['sec-fetch-dest'] !== 'document') return response.end(body)
    const start = Math.max(0, body.indexOf('<body'))
    const end = start + Math.floor((body.length - start) * share)
    release = () => response.end(body.subarray(end))
    return response.write(body.subarray(0, end))
  })
  return { finishPage: () => release(), ...(await listen(server)) }
}
