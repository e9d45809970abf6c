/**
 * `npm run bench`: what every page costs and how fast it is, as tables. With `--quick` the bytes of every page, all else once on typical
 * pages, and no builds; `--articles 0,1000` builds with so many additional articles.
 */
import { readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { articles, jobs } from '../lib/build/content'
import { articlePath, jobPagePath, routes } from '../lib/routes'
import { touchEverything, watchTransfers } from '../tests/e2e/support/transfers'
import { measureBuild, measureProgram } from './bench/builds'
import { measureRepairs } from './bench/slips'
import { auditMedians } from './bench/vitals'
import { findBrowser, launchArguments } from './browser/find-browser'
import { gzipSize } from './build/budgets'
import { serve } from './serve/serve'
import { runCommand } from './setup/command.mjs'
import { programs } from './setup/run.mjs'

const options = { quick: { type: 'boolean' }, articles: { type: 'string' } } as const
const debuggingPort = 9339
const documentPaths = [...articles.map(({ slug }) => articlePath(slug)), ...jobs.map(({ id }) => jobPagePath(id))]
const allPaths = [...Object.values(routes).map(({ path }) => path), ...documentPaths]
const typicalPaths = [routes.home.path, routes.careers.path, ...documentPaths.slice(0, 1), routes.roiCalculator.path]

/** Measures pages or numbers of articles one after another and prints the results as a table. */
async function each(title: string, items: readonly string[], measure: (item: string) => Promise<object>) {
  const results: Record<string, object> = {}
  for (const item of items) results[item] = await measure(item)
  if (items.length === 0) return
  console.log(`\n${title}`)
  console.table(results)
}

/**
 * Bytes and requests of a page on a phone: on the first visit, and after everything on it was touched.
 * @param out The export that is served.
 */
async function visit(browser: Browser, url: string, out: string) {
  const page = await browser.newPage({ viewport: { width: 375, height: 812 } })
  const transfers = watchTransfers(page)
  await page.goto(url)
  await transfers.settle()
  const [bytes, requests] = [await transfers.bytes(), transfers.ended.length]
  const scripts = transfers.ended.filter((request) => request.resourceType() === 'script')
  const files = new Set(scripts.map((request) => join(out, new URL(request.url()).pathname)))
  const scriptGzip = [...files].reduce((sum, file) => sum + gzipSize(readFileSync(file)), 0)
  await touchEverything(page)
  await transfers.settle()
  const touchedBytes = await transfers.bytes()
  await page.close()
  return { bytes, requests, scriptGzip, touchedBytes }
}

/** All measurements in a browser; quick ones are made once, of typical pages. */
async function measureSite(out: string, isQuick: boolean) {
  const { base, close } = await serve(out)
  const args = [...launchArguments, `--remote-debugging-port=${debuggingPort}`]
  const browser = await chromium.launch({ executablePath: await findBrowser(), args })
  const [timed, runs] = isQuick ? [typicalPaths, 1] : [allPaths, 3]
  try {
    await each('Bytes, before and after touching everything', [...allPaths, '/no-such-page'], (path) =>
      visit(browser, base + path, out),
    )
    await each(`Lighthouse, median of ${runs}`, timed, (path) => auditMedians(runs, base + path, debuggingPort))
  } finally {
    await browser.close()
    close()
  }
}

await runCommand(async () => {
  const { quick, articles: counts } = parseArgs({ options }).values
  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 20)} MiB`,
  )
  await measureSite('out', quick === true)
  await each('Content check', ['all'], () => measureProgram(programs.contentCheck))
  await each('Slips in the content, and their repairs', ['all'], async () => measureRepairs(1000, 300))
  const articleCounts = (counts ?? (quick ? '' : '0,1000')).split(',').filter(Boolean)
  await each('Builds, by additional articles', articleCounts, (count) => measureBuild(Number(count)))
})
