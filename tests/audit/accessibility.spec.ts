import { expect, test } from '@playwright/test'
import { accessibilityFaults } from '../e2e/support/accessibility'
import { addStyles, crossedTexts, overflowOf, setTextSize } from '../e2e/support/layout'
import { allPaths } from '../e2e/support/paths'
import { checkerFaults, policyFaults } from './checkers'
import { walkTabStops } from './tab-stops'

const sizes = { phone: { width: 375, height: 812 }, 'wide screen': { width: 1440, height: 900 } }

/** The spacing that WCAG 2.2 (1.4.12) lets a reader ask for. */
const readerSpacing =
  '* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }'

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
      const before = await crossedTexts(page)
      await addStyles(page, readerSpacing)
      expect.soft(await overflowOf(page), 'wider letters').toBe(0)
      for (const width of [320, 375, 1280]) {
        await page.setViewportSize({ width, height: 20_000 })
        const texts = await crossedTexts(page)
        expect
          .soft(
            texts.filter((text) => !before.includes(text)),
            `wider letters at ${width} px`,
          )
          .toEqual([])
      }
      await page.setViewportSize({ width: 640, height: 800 })
      await setTextSize(page, 200)
      expect.soft(await overflowOf(page), '200 %').toBe(0)
    })
  })
}
