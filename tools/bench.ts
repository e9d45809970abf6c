/** `npm run bench`: what every page costs and how fast everything is. See {@link readBenchOptions} for its options. */
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { cpus, totalmem } from 'node:os'
import { type Browser, chromium } from '@playwright/test'
import { type Audit, audit } from './bench/audit'
import { type BuildTimes, measureBuilds } from './bench/build-times'
import { bytesByType, viewFirst } from './bench/first-view'
import { emptyPage } from './bench/floor'
import { measureInteractions } from './bench/interactions'
import { type BenchOptions, readBenchOptions } from './bench/options'
import { scriptBytes } from './bench/script-bytes'
import { measureServer } from './bench/server-load'
import { siteRoutes } from './bench/site-routes'
import { kilobytes, table } from './bench/table'
import { findBrowser, launchArguments } from './browser/find-browser.mjs'
import { isBuilt } from './build/site-inputs.mjs'
import { serve } from './serve/serve.mjs'

const root = process.cwd()
const out = 'out'

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** Bytes and requests of every route. These do not vary. */
async function measureBytes(browser: Browser, base: string, routes: readonly string[]) {
  const floor = await emptyPage(root)
  const rows = []
  for (const route of routes) {
    const view = await viewFirst(browser, base + route)
    const script = scriptBytes(view, out)
    rows.push({
      route,
      bytes: view.bytes,
      requests: view.transfers.length,
      script,
      aboveFloor: Math.max(0, script - floor.scriptBytes),
      byType: bytesByType(view),
    })
  }
  const shown = rows.map(({ route, bytes, requests, script, aboveFloor, byType }) => ({
    route,
    'all KB': kilobytes(bytes),
    requests,
    'script KB gzip': kilobytes(script),
    'above empty page': kilobytes(aboveFloor),
    'HTML KB': kilobytes(byType['Document'] ?? 0),
    'fonts KB': kilobytes(byType['Font'] ?? 0),
    'CSS KB': kilobytes(byType['Stylesheet'] ?? 0),
  }))
  console.log(
    `\nFirst visit, before any touch (an empty page has ${kilobytes(floor.scriptBytes)} KB of script)\n${table(shown)}`,
  )
  return { emptyPage: floor, routes: rows }
}

async function measureAudits(base: string, port: number, { audited, runs }: BenchOptions) {
  console.log(`\nLighthouse, mobile, median of ${runs}`)
  const audits: Record<string, Audit> = {}
  for (const route of audited) {
    audits[route] = await audit(base + route, port, runs)
    process.stderr.write('.')
  }
  process.stderr.write('\n')
  console.log(table(Object.entries(audits).map(([route, result]) => ({ route, ...result }))))
  return audits
}

async function measureAllBuilds(articles: readonly number[]) {
  const times: BuildTimes[] = []
  for (const count of articles) times.push(await measureBuilds(root, count))
  if (times.length > 0) console.log(`\nBuilds, in seconds\n${table(times.map((time) => ({ ...time })))}`)
  return times
}

async function run(): Promise<void> {
  const options = readBenchOptions(process.argv.slice(2), siteRoutes(root))
  if (!isBuilt(root)) console.log('Note: out/ was not built from what is here now. npm run build renews it.')
  const port = await freePort()
  const executablePath = await findBrowser()
  const site = await serve(out)
  const browser = await chromium.launch({
    executablePath,
    args: [...launchArguments, `--remote-debugging-port=${port}`],
  })
  const machine = { node: process.version, processor: cpus()[0]?.model ?? '', cores: cpus().length, memory: totalmem() }
  try {
    const bytes = await measureBytes(browser, site.base, options.routes)
    const interactions = await measureInteractions(browser, site.base, options.runs)
    console.log(`\nInteraction to next frame, ms, processor slowed down four times\n${table([interactions])}`)
    const audits = await measureAudits(site.base, port, options)
    await browser.close()
    const requestsPerSecond = await measureServer(`${site.base}/about`)
    console.log(`\nServer: ${requestsPerSecond} requests a second on loopback`)
    const builds = await measureAllBuilds(options.articles)
    const report = {
      when: new Date().toISOString(),
      machine,
      ...bytes,
      interactions,
      audits,
      requestsPerSecond,
      builds,
    }
    await mkdir('bench', { recursive: true })
    await writeFile('bench/latest.json', `${JSON.stringify(report, null, 2)}\n`)
    console.log('\nWritten to bench/latest.json')
  } finally {
    await browser.close()
    await site.close()
  }
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
