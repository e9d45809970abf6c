import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { type FirstView, viewFirst } from '../../tools/bench/first-view'
import { emptyPage } from '../../tools/bench/floor'
import { scriptBytes } from '../../tools/bench/script-bytes'
import { missingPath, siteRoutes } from '../../tools/bench/site-routes'

/** DESIGN.md, section 5. Bytes and requests do not vary between runs, so they can be held exactly. */
interface Budget {
  /** Bytes on the wire, everything included. */
  bytes: number
  requests: number
  /** Bytes of script after gzip; above an empty page of the framework where `aboveFloor` is set. */
  script: number
  aboveFloor?: boolean
}

const kilobyte = 1000
const content: Budget = { bytes: 70 * kilobyte, requests: 12, script: 3 * kilobyte }
const onDemand: Budget = { bytes: 120 * kilobyte, requests: 20, script: 3 * kilobyte }
const atOnce: Budget = { bytes: 230 * kilobyte, requests: 20, script: 40 * kilobyte, aboveFloor: true }

const budgets: Record<string, Budget> = {
  '/': onDemand,
  '/services': onDemand,
  '/services/automate': onDemand,
  '/services/build': onDemand,
  '/services/manage': onDemand,
  '/careers': onDemand,
  '/contact-thank-you': onDemand,
  '/roi-calculator': atOnce,
  '/plan': atOnce,
}

const listed = ({ transfers }: FirstView) =>
  transfers.map(({ type, path, bytes }) => `${type} ${path} ${bytes}`).join('\n')

test.describe('budgets', () => {
  // The empty page is built when it is missing.
  test.setTimeout(180_000)

  for (const path of siteRoutes(process.cwd())) {
    const budget = budgets[path] ?? content
    test(`${path} keeps to its bytes, requests and script`, async ({ browser, baseURL }) => {
      const view = await viewFirst(browser, `${baseURL}${path}`)
      const floor = budget.aboveFloor ? (await emptyPage()).scriptBytes : 0
      expect(view.bytes, listed(view)).toBeLessThanOrEqual(budget.bytes)
      expect(view.transfers.length, listed(view)).toBeLessThanOrEqual(budget.requests)
      expect(scriptBytes(view, 'out') - floor, listed(view)).toBeLessThanOrEqual(budget.script)
    })
  }

  test('a first view takes two font files and no style sheet of its own', async ({ browser, baseURL }) => {
    for (const path of ['/', '/faq', '/blog/financial-strategy-ai']) {
      const { transfers } = await viewFirst(browser, `${baseURL}${path}`, { width: 1280, height: 800 })
      expect(transfers.filter(({ type }) => type === 'Font').map(({ path: file }) => file)).toHaveLength(2)
      expect(transfers.filter(({ type }) => type === 'Stylesheet')).toEqual([])
    }
  })

  test('styles stay below 10 KB a page after gzip', () => {
    for (const path of siteRoutes(process.cwd())) {
      const file = path === '/' ? 'index' : path === missingPath ? '404' : path.slice(1)
      const styles = readFileSync(`out/${file}.html`, 'utf8').match(/<style>[\s\S]*?<\/style>/g) ?? []
      expect(styles, path).toHaveLength(1)
      expect(gzipSync(styles.join('')).length, path).toBeLessThan(10 * kilobyte)
    }
  })
})
