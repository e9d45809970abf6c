import { statSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { afterFrames } from './support/frames'
import { hold } from './support/hold'
import { type Listening, listen } from './support/listen'
import { missingPath, templatePaths } from './support/paths'
import { isNightly } from './support/sample'

test.use({ reducedMotion: 'no-preference' })

/** A proxy that simulates a slow connection: it holds the second part of a page until it is released. */
interface SlowSite extends Listening {
  /** Sends the second part of the page. */
  finishPage: () => void
}

/**
 * Starts the proxy.
 * @param site The address of the site.
 * @param share How much of a page's body comes at once, from 0 to 1.
 */
async function openSlowSite(site: string, share: number): Promise<SlowSite> {
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

/** Bytes that servers send before the first acknowledgment: a smaller page arrives at once on any connection. */
const firstWindow = 14_000

const fileNames: Record<string, string> = { [routes.home.path]: 'index', [missingPath]: '404' }

const longPages = templatePaths.filter(
  (path) => statSync(`out/${fileNames[path] ?? path.slice(1)}.html.br`).size > firstWindow,
)

/** How far the page has shifted (Chromium's layout shift) since a time on the page's clock. */
const shiftSince = (page: Page, moment: number): Promise<number> =>
  page.evaluate(async (from) => {
    const shifts = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'layout-shift', buffered: true })
      requestAnimationFrame(() => requestAnimationFrame(() => resolve([])))
    })
    return shifts
      .filter(({ startTime }) => startTime > from)
      .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)
  }, moment)

if (isNightly)
  test('no page shifts much on a phone when its fonts arrive after its text', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    for (const path of templatePaths) {
      const release = await hold(page, '**/fonts/*')
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      release()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await afterFrames(page, 3)
      expect.soft(await shiftSince(page, 0), path).toBeLessThanOrEqual(0.05)
      await page.unroute('**/fonts/*')
    }
  })

test('no page shifts on a phone when the second half of its HTML arrives late', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const shifted: Record<string, number> = {}
  const site = await openSlowSite(`${baseURL}`, 0.5)
  try {
    for (const path of longPages) {
      await page.goto(site.address + path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await afterFrames(page, 3)
      const moment = await page.evaluate(() => performance.now())
      site.finishPage()
      await page.waitForLoadState('load')
      await afterFrames(page, 3)
      const shift = await shiftSince(page, moment)
      if (shift >= 0.01) shifted[path] = shift
    }
  } finally {
    site.close()
  }
  expect(shifted).toEqual({})
})
