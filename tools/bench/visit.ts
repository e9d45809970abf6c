import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'

/** Runs some work in a tab with an empty cache. */
export async function inTab<T>(browser: Browser, width: number, work: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage({ viewport: { width, height: 812 } })
  return work(page).finally(() => page.close())
}

/** A resource that a page loaded, in bytes on the wire with headers. */
interface Transfer {
  isScript: boolean
  path: string
  bytes: number
}

/**
 * Records what a page loads, but not pictures of the content, whose number editors choose, nor the pages that the browser fetches in advance
 * while the pointer is on their links. The returned function waits for half a second without loading and returns everything so far.
 */
function recordTransfers(page: Page): () => Promise<Transfer[]> {
  const transfers: Transfer[] = []
  let open = 0
  page.on('request', () => open++)
  page.on('requestfailed', () => open--)
  page.on('requestfinished', async (request) => {
    const { responseHeadersSize, responseBodySize } = await request.sizes()
    const { pathname: path } = new URL(request.url())
    const isCounted = !path.startsWith('/pictures/') && !(await request.headerValue('sec-purpose'))
    const isScript = request.resourceType() === 'script'
    if (isCounted) transfers.push({ isScript, path, bytes: responseHeadersSize + responseBodySize })
    open--
  })
  return async () => {
    for (let known = -1; open > 0 || known !== transfers.length; await delay(500)) known = transfers.length
    return [...transfers]
  }
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/**
 * Bytes and requests of a page on a phone: on the first visit, and after scrolling to every link and control and moving the pointer onto it.
 * @param out The export that is served.
 */
export const visit = (browser: Browser, url: string, out: string) =>
  inTab(browser, 375, async (page) => {
    // A phone has no pointer; that of headless Chromium rests in the corner of the page, which tells the page that a visitor is active.
    await page.addInitScript(() => addEventListener('pointerover', (event) => event.stopPropagation(), { once: true }))
    const settle = recordTransfers(page)
    await page.goto(url)
    const first = await settle()
    for (const target of await page.locator('a, button, summary, label, input, select, textarea').all()) {
      await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const box = await target.boundingBox()
      if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    }
    const scripts = new Set(first.filter(({ isScript }) => isScript).map(({ path }) => join(out, path)))
    return {
      bytes: total(first.map(({ bytes }) => bytes)),
      requests: first.length,
      scriptGzip: total([...scripts].map((file) => gzipSync(readFileSync(file), { level: 9 }).length)),
      touchedBytes: total((await settle()).map(({ bytes }) => bytes)),
    }
  })
