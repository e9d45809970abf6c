import { statSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { missingPath, siteRoutes } from '../../tools/bench/site-routes'
import { afterFrames } from './frames'
import { SlowSite } from './slow-page'

/** What servers send before they wait for the first answer: a page within it comes at once on any line. */
const firstWindow = 14_000

const longPages = siteRoutes(process.cwd()).filter((path) => {
  const file = path === '/' ? 'index' : path === missingPath ? '404' : path.slice(1)
  return statSync(`out/${file}.html.br`).size > firstWindow
})

/** How far the page has jumped (Chromium's layout shift) since a moment on its own clock. */
const jumpSince = (page: Page, moment: number): Promise<number> =>
  page.evaluate(async (from) => {
    const shifts = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'layout-shift', buffered: true })
      requestAnimationFrame(() => requestAnimationFrame(() => resolve([])))
    })
    return shifts
      .filter(({ startTime }) => startTime > from)
      .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)
  }, moment)

for (const [name, viewport] of [
  ['a phone', { width: 375, height: 812 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a laptop', { width: 1280, height: 800 }],
] as const) {
  for (const share of [0.3, 0.6]) {
    test(`no long page jumps on ${name} when the rest comes after ${share * 100} %`, async ({ page, baseURL }) => {
      test.setTimeout(60_000)
      await page.setViewportSize(viewport)
      const jumps: Record<string, number> = {}
      const site = await SlowSite.open(`${baseURL}`, share)
      try {
        for (const path of longPages) {
          await page.goto(site.address + path, { waitUntil: 'commit' })
          await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
          // What came first has its fonts, and stands.
          await page.evaluate(() => document.fonts.ready.then(() => undefined))
          await afterFrames(page, 3)
          const moment = await page.evaluate(() => performance.now())
          site.finishPage()
          await page.waitForLoadState('load')
          await afterFrames(page, 3)
          const jump = await jumpSince(page, moment)
          if (jump >= 0.01) jumps[path] = jump
        }
      } finally {
        site.close()
      }
      expect(jumps).toEqual({})
    })
  }
}
