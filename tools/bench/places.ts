import type { Browser, Page } from '@playwright/test'
import { build } from 'esbuild'
import { PlanPage, someTools } from '../../tests/e2e/pages/plan-page'
import { choices, RoiPage } from '../../tests/e2e/pages/roi-page'
import { readIndex } from '../../tests/support/text-index'
import type { FoundWords } from './places-on-page'

const percent = (part: number, all: number): number => Math.round((1000 * part) / (all || 1)) / 10

/** Goes through the calculator and puts tools into the plan. */
async function walkApps(page: Page, measure: (name: string) => Promise<void>): Promise<void> {
  const roi = new RoiPage(page)
  await roi.open()
  await roi.fillContact()
  for (const { chosen } of choices) {
    await roi.next.click()
    await measure('calculator')
    await roi.choose(chosen)
  }
  await roi.next.click()
  await roi.report.waitFor()
  await measure('result')
  const plan = new PlanPage(page)
  await plan.open()
  await plan.fill(...someTools)
  await measure('plan with tools')
}

/** What edit mode finds of the words of pages. Prints the texts that it misses. */
export async function measurePlaces(browser: Browser, base: string, paths: readonly string[]) {
  const entryPoints = ['tools/bench/places-on-page.ts']
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, target: 'es2023' })
  const page = await browser.newPage({ baseURL: base, bypassCSP: true })
  const index = JSON.stringify(readIndex(false))
  const all: FoundWords = { words: 0, sure: 0, missed: [] }
  let lowest = 100
  const measure = async (name: string) => {
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
    const found: FoundWords = await page.evaluate(`measurePlaces(${index})`)
    all.words += found.words
    all.sure += found.sure
    lowest = Math.min(lowest, percent(found.sure, found.words))
    all.missed.push(...found.missed.map((text) => `${name}: ${text}`))
  }
  for (const path of paths) {
    await page.goto(path)
    await measure(path)
  }
  await walkApps(page, measure)
  await page.close()
  console.log(`\nTexts without exactly one field\n${[...new Set(all.missed)].join('\n')}`)
  return { words: all.words, 'one field %': percent(all.sure, all.words), 'lowest page %': lowest }
}
