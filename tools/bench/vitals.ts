import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { routes } from '../../lib/routes'
import { runNpm } from '../setup/run.mjs'
import { median, round } from './median'
import { inTab } from './visit'

type Figures = Record<string, number>

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const metrics = { paint: 'largest-contentful-paint', blocking: 'total-blocking-time', shift: 'cumulative-layout-shift' }

/** What is read of Lighthouse's report. */
interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  runtimeError?: { message: string }
}

/** Fetched for the run: with its 158 packages it would be a fifth of what `npm test` installs. */
const lighthouse = ['exec', '--yes', '--package=lighthouse@12.8.2', '--', 'lighthouse']

/** Lighthouse's scores and metrics of a page on a simulated phone; `port` is the browser's debugging port. */
export async function audit(url: string, port: number): Promise<Figures> {
  const file = join('.cache', 'lighthouse.json')
  const options = [`--port=${port}`, '--quiet', '--output=json', `--output-path=${file}`]
  const { code, output } = await runNpm([...lighthouse, url, ...options, `--only-categories=${categories}`], {
    capture: true,
  })
  if (code !== 0) throw new Error(`Lighthouse could not measure ${url}: ${output}`)
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  if (report.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`)
  const scores = categories.map((name) => [name, (report.categories[name]?.score ?? 0) * 100])
  const values = Object.entries(metrics).map(([name, id]) => [name, report.audits[id]?.numericValue ?? 0])
  return Object.fromEntries([...scores, ...values])
}

/** The median of each metric of several runs. */
export async function medians(runs: number, measure: () => Promise<Figures>): Promise<Figures> {
  const results: Figures[] = []
  for (let run = 0; run < runs; run++) results.push(await measure())
  const names = Object.keys(results[0] ?? {})
  const middle = (name: string) => median(results.map((result) => result[name] ?? Number.NaN))
  return Object.fromEntries(names.map((name) => [name, round(middle(name), { shift: 3, seconds: 1 }[name] ?? 0)]))
}

/** Layout shift of a page whose fonts arrive 700 ms late, by window width. */
export async function lateFontShift(browser: Browser, url: string): Promise<Figures> {
  const shiftAt = (width: number) =>
    inTab(browser, width, async (page) => {
      await page.route('**/*.woff2', (route) => delay(700).then(() => route.continue()))
      await page.goto(url)
      return page.evaluate(async () => {
        await document.fonts.ready
        for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
        const shifts = { type: 'layout-shift', buffered: true }
        const entries = await new Promise<PerformanceEntry[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe(shifts)
          setTimeout(resolve, 500, [])
        })
        return entries.reduce((total, entry) => total + Number(Reflect.get(entry, 'value')), 0)
      })
    })
  const shifts: Figures = {}
  for (const width of [375, 768, 1350]) shifts[`${width} px`] = round(await shiftAt(width), 3)
  return shifts
}

/** Clicks the middle of an element. Playwright's own click would add listeners that are measured too. */
async function press(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not visible.`)
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const actions: Record<string, [path: string, act: (page: Page) => Promise<void>]> = {
  wizard: [
    routes.roiCalculator.path,
    async (page) => {
      const form = page.locator('#roi-calculator form')
      await form.locator('input').first().fill('Dana Keller')
      await form.locator('input[type=email]').fill('dana@keller.example')
      await press(form.locator('button[type=submit]'))
      await form.locator('input[type=radio]').first().waitFor()
    },
  ],
  toggle: [routes.home.path, (page) => press(page.locator('label[for="show-after"]'))],
  dialog: [routes.careers.path, (page) => press(page.locator('button[commandfor]').first())],
  plan: [routes.plan.path, (page) => press(page.locator('main li button').first())],
}

/** The longest interaction of a fresh visit in milliseconds, with the processor slowed down four times. */
const interact = (browser: Browser, url: string, act: (page: Page) => Promise<void>) =>
  inTab(browser, 1280, async (page) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const times = list.getEntries().map((entry) => (Reflect.get(entry, 'interactionId') ? entry.duration : 0))
        Reflect.set(window, 'longest', Math.max(Reflect.get(window, 'longest') ?? 0, ...times))
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url, { waitUntil: 'networkidle' })
    await act(page)
    // The browser reports an interaction with a delay.
    await page.waitForFunction(() => Number(Reflect.get(window, 'longest')) > 0)
    await delay(600)
    return page.evaluate(() => Number(Reflect.get(window, 'longest')))
  })

/** Milliseconds from each action to the next frame. */
export async function measureInteractions(browser: Browser, base: string): Promise<Figures> {
  const latencies: Figures = {}
  for (const [name, [path, act]] of Object.entries(actions)) latencies[name] = await interact(browser, base + path, act)
  return latencies
}
