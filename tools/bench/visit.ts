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

/** A resource that a page loaded, in bytes on the wire with headers, by Playwright's name for its type. */
interface Transfer {
  type: string
  path: string
  bytes: number
}

const sum = (transfers: readonly Transfer[]): number => transfers.reduce((total, { bytes }) => total + bytes, 0)

/** Pictures of the content are counted separately: editors choose their number. */
const isContentPicture = ({ path }: Transfer): boolean => path.startsWith('/pictures/')

/**
 * Records what a page loads, but not the pages that the browser fetches in advance while the pointer is on their links. The
 * returned function waits for half a second without loading and returns everything so far.
 */
function recordTransfers(page: Page): () => Promise<Transfer[]> {
  const transfers: Transfer[] = []
  let open = 0
  page.on('request', () => open++)
  page.on('requestfailed', () => open--)
  page.on('requestfinished', async (request) => {
    const { responseHeadersSize, responseBodySize } = await request.sizes()
    const { pathname: path } = new URL(request.url())
    const isPrefetch = await request.headerValue('sec-purpose')
    if (!isPrefetch)
      transfers.push({ type: request.resourceType(), path, bytes: responseHeadersSize + responseBodySize })
    open--
  })
  return async () => {
    for (let known = -1; open > 0 || known !== transfers.length; await delay(500)) known = transfers.length
    return [...transfers]
  }
}

/** Scrolls to every link and control, and moves the pointer onto it. */
async function touchEverything(page: Page): Promise<void> {
  for (const target of await page.locator('a, button, summary, label, input, select, textarea').all()) {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const box = await target.boundingBox()
    if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  }
}

/**
 * Bytes and requests of a page on a phone: on the first visit, and after scrolling to all elements and touching them.
 * @param out The export that is served.
 */
export const visit = (browser: Browser, url: string, out: string) =>
  inTab(browser, 375, async (page) => {
    // A phone has no pointer; that of headless Chromium rests in the corner of the page, which tells the page that a visitor is active.
    await page.addInitScript(() => addEventListener('pointerover', (event) => event.stopPropagation(), { once: true }))
    const settle = recordTransfers(page)
    await page.goto(url)
    const first = await settle()
    const scripts = new Set(first.filter(({ type }) => type === 'script').map(({ path }) => join(out, path)))
    await touchEverything(page)
    const all = await settle()
    const own = (transfers: readonly Transfer[]) => transfers.filter((each) => !isContentPicture(each))
    return {
      bytes: sum(own(first)),
      requests: own(first).length,
      scriptGzip: [...scripts].reduce((total, file) => total + gzipSync(readFileSync(file), { level: 9 }).length, 0),
      touchedBytes: sum(own(all)),
      touchedRequests: own(all).length,
      pictures: sum(all.filter(isContentPicture)),
    }
  })
