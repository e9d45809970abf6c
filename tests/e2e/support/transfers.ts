import { expect, type Page, type Request } from '@playwright/test'

const isContentPicture = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/pictures/')

/** Watches the requests of a page from now on, without those of third-party frames. */
export function watchTransfers(page: Page) {
  /** Requests that have ended. */
  const ended: Request[] = []
  const open = new Set<Request>()
  const isOwn = (request: Request) => request.url().startsWith('http') && request.frame() === page.mainFrame()
  page.on('request', (request) => isOwn(request) && open.add(request))
  page.on('requestfinished', (request) => open.delete(request) && ended.push(request))
  page.on('requestfailed', (request) => open.delete(request))
  return {
    ended,
    /** Waits until every request has ended. */
    settle: async () => {
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await expect.poll(() => open.size, { intervals: [20] }).toBe(0)
    },
    /** Bytes on the wire, headers included; without the pictures of the content, whose number editors choose. */
    bytes: async (type?: 'script') => {
      const counted = ended.filter((request) => (type ? request.resourceType() === type : !isContentPicture(request)))
      const sizes = await Promise.all(counted.map((request) => request.sizes()))
      return sizes.reduce(
        (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
        0,
      )
    },
  }
}

/** Addresses of other hosts that a page itself, not one of its frames, sends requests to from now on. */
export function watchOtherHosts(page: Page): readonly string[] {
  const outside: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    const isOther = url.startsWith('http') && new URL(url).hostname !== 'localhost'
    if (isOther && request.frame() === page.mainFrame()) outside.push(url)
  })
  return outside
}

/** Whether an address is that of one of Next's scripts. */
export const isNextScript = (url: string): boolean => /\/_next\/static\/.*\.js$/.test(new URL(url).pathname)

/**
 * Scrolls through a page, points at and focuses its controls, and presses those that do something
 * on the page itself.
 */
export async function touchEverything(page: Page): Promise<void> {
  await page.mouse.move(300, 300)
  await page.keyboard.press('Tab')
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('main > *, main section, footer')) {
      part.scrollIntoView({ behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    for (const control of document.querySelectorAll<HTMLElement>(
      'main :is(button:not([type=submit]), summary, label)',
    )) {
      control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
      control.focus({ preventScroll: true })
      control.click()
      for (const dialog of document.querySelectorAll('dialog')) dialog.close()
    }
    await new Promise(requestAnimationFrame)
  })
}
