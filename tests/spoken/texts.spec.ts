import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { readTree } from '@site/content-check/node'
import { roi } from '@/lib/build/content'
import { estimateFragment } from '@/lib/roi/link'
import { routes } from '@/lib/routes'
import { otherTexts, placesIn } from '../content/extreme-content'
import { answers } from '../e2e/pages/roi-page'
import { textFaults } from '../e2e/support/layout'
import { allPaths } from '../e2e/support/paths'
import { whenRunning } from '../e2e/support/running'
import { isNightly } from '../e2e/support/sample'

const root = join(import.meta.dirname, '../..')
const tree = readTree(join(root, 'examples/fern-and-ledger/content'), join(root, 'public'))
const files = Object.fromEntries(Array.from(tree.files, ([path, bytes]) => [path, Buffer.from(bytes).toString()]))

/**
 * Every text of the second firm with one at the limit of its field, of the lowest limit where two fields have the same text. Figures stay, since
 * what their size is follows from their lengths before the page is in a browser.
 */
const longest = placesIn(tree, files)
  .filter(({ path, value }) => !/^(?:metric|unit)$/.test(String(path.at(-1))) && /^\p{L}/u.test(String(value)))
  .flatMap((place) => otherTexts('longest', [place]).map(({ value }) => [String(place.value), String(value)] as const))
  .sort(([, a], [, b]) => b.length - a.length)

/** Replaces the texts of a page by those at the limits of their fields. Returns how many. */
const lengthenTexts = (page: Page): Promise<number> =>
  page.evaluate((all) => {
    const texts = new Map(all)
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let count = 0
    while (nodes.nextNode()) {
      const text = texts.get(nodes.currentNode.nodeValue?.replace(/\s/g, ' ').trim() ?? '')
      if (text) count++
      nodes.currentNode.nodeValue = text ?? nodes.currentNode.nodeValue
    }
    return count
  }, longest)

const { home, useCases, about, roiCalculator } = routes
const pages = isNightly ? allPaths : [home, useCases, about].map(({ path }) => path)
const paths = [...pages, roiCalculator.path + estimateFragment(answers, roi.questions)]
const widths = isNightly ? [320, 375, 768, 1024, 1440] : [320, 768, 1440]

// By night each site of extreme content is looked at as it is (tests/content/run-extremes.ts), by day that of the second firm with longer texts.
for (const path of paths)
  test(`each text is seen whole on ${path}`, async ({ page }) => {
    await page.goto(path)
    await whenRunning(page)
    if (!isNightly) expect(await lengthenTexts(page)).toBeGreaterThan(0)
    for (const width of widths)
      for (const colorScheme of isNightly ? (['light', 'dark'] as const) : (['light'] as const)) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 20_000 })
        expect.soft(await textFaults(page), `${width} px, ${colorScheme}`).toEqual([])
      }
  })
