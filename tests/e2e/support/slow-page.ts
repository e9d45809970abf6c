import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy that simulates a slow connection: it holds the second part of a page until it is released. */
export class SlowSite {
  private release: () => void = () => {}

  private constructor(
    private readonly server: Server,
    /** The address of the proxy. */
    readonly address: string,
  ) {}

  /**
   * @param site The address of the site.
   * @param share How much of a page's body comes at once, from 0 to 1.
   */
  static async open(site: string, share: number): Promise<SlowSite> {
    const server = createServer(async ({ url = '/', headers }, response) => {
      const answer = await fetch(site + url)
      const type = answer.headers.get('content-type') ?? ''
      const body = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, { 'content-type': type })
      if (headers['sec-fetch-dest'] !== 'document') return response.end(body)
      const start = Math.max(0, body.indexOf('<body'))
      const end = start + Math.floor((body.length - start) * share)
      slow.release = () => response.end(body.subarray(end))
      return response.write(body.subarray(0, end))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const slow = new SlowSite(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    return slow
  }

  /** Sends the second part of the page. */
  finishPage(): void {
    this.release()
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
}
