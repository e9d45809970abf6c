import { expect, type Page, test } from '@playwright/test'
import { roi } from '@/lib/build/content'
import { estimateFragment } from '@/lib/roi/link'
import { routes } from '@/lib/routes'
import { answers } from '../e2e/pages/roi-page'
import { accessibilityFaults } from '../e2e/support/accessibility'
import { addStyles, overflowOf, setTextSize, textFaults } from '../e2e/support/layout'
import { allPaths } from '../e2e/support/paths'
import { checkerFaults, policyFaults } from './checkers'
import { walkTabStops } from './tab-stops'

const sizes = { phone: { width: 375, height: 812 }, 'wide screen': { width: 1440, height: 900 } }

/** The spacing that WCAG 2.2 (1.4.12) lets a reader ask for. */
const readerSpacing =
  '* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }'

/** Spaces the text of a page, which must cross nothing that it did not cross before, on phones and on a wide screen. */
async function spaceText(page: Page): Promise<void> {
  const crossed: string[][] = []
  for (const rules of ['', readerSpacing]) {
    await addStyles(page, rules)
    const texts: string[] = []
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 20_000 })
      texts.push(...(await textFaults(page)).map((text) => `${width} px: ${text}`))
    }
    crossed.push(texts)
  }
  const [before = [], after = []] = crossed
  expect.soft(after.filter((text) => !before.includes(text))).toEqual([])
}

for (const path of allPaths) {
  test.describe(path, () => {
    for (const [size, viewport] of Object.entries(sizes)) {
      test(`no faults on a ${size} in either theme`, async ({ page }) => {
        await page.setViewportSize(viewport)
        const answer = await page.goto(path)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          expect.soft([...(await accessibilityFaults(page)), ...(await checkerFaults(page))], colorScheme).toEqual([])
        }
        const own = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
        for (const policy of [own, answer?.headers()['content-security-policy']])
          expect.soft(await policyFaults(policy ?? ''), `${policy}`).toEqual([])
      })

      test(`the keyboard reaches the end on a ${size}, and its focus is seen everywhere`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await page.goto(path)
        const { stops, faults } = await walkTabStops(page)
        expect(faults).toEqual([])
        expect(stops).toBeGreaterThan(0)
      })
    }

    test('it fits 320 px, text at 200 %, and wider letters', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      expect.soft(await overflowOf(page), '320 px').toBe(0)
      await spaceText(page)
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await overflowOf(page), 'wider letters').toBe(0)
      await page.setViewportSize({ width: 640, height: 800 })
      await setTextSize(page, 200)
      expect.soft(await overflowOf(page), '200 %').toBe(0)
    })
  })
}

test('the texts of a result of the calculator have room for wider letters', async ({ page }) => {
  // The largest team has the longest amounts.
  const { key = '', options = [] } = roi.questions.find(({ use }) => use === 'people') ?? {}
  const largest = { ...answers, [key]: options.slice(-1).map((option) => option.key) }
  await page.goto(routes.roiCalculator.path + estimateFragment(largest, roi.questions))
  await expect(page.getByRole('table').last()).toBeVisible()
  await spaceText(page)
})
