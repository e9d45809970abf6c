import type { Browser, Page } from '@playwright/test'

/** One request that a page made before anybody touched or scrolled it. */
export interface Transfer {
  path: string
  /** What it was for, in Chromium's words: Document, Script, Font, Stylesheet, Image, Fetch… */
  type: string
  /** Bytes on the wire, headers included. */
  bytes: number
}

/** What a first visit to a page cost. */
export interface FirstView {
  transfers: readonly Transfer[]
  /** Bytes on the wire. */
  bytes: number
}

/** Listens to the network on a page that is about to be opened; the result grows as requests end. */
async function listen(page: Page): Promise<Map<string, Transfer>> {
  const session = await page.context().newCDPSession(page)
  const transfers = new Map<string, Transfer>()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.url.startsWith('http'))
      transfers.set(requestId, { path: new URL(response.url).pathname, type, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
  })
  return transfers
}

/**
 * Opens a page with an empty cache and waits until it has loaded everything that it loads by itself.
 * @param viewport Size of the window; a phone unless told otherwise.
 */
export async function viewFirst(
  browser: Browser,
  url: string,
  viewport = { width: 375, height: 812 },
): Promise<FirstView> {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    const transfers = await listen(page)
    await page.goto(url)
    // On a starved machine the network can seem idle before the text has asked for its fonts.
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.waitForLoadState('networkidle')
    const list = [...transfers.values()]
    return { transfers: list, bytes: list.reduce((sum, { bytes }) => sum + bytes, 0) }
  } finally {
    await context.close()
  }
}

/** Bytes by type, the largest first. */
export function bytesByType({ transfers }: FirstView): Record<string, number> {
  const sums = new Map<string, number>()
  for (const { type, bytes } of transfers) sums.set(type, (sums.get(type) ?? 0) + bytes)
  return Object.fromEntries([...sums].sort(([, a], [, b]) => b - a))
}
