import { expect, test } from '@playwright/test'
import { page as copyOf, quotes } from '@/lib/build/content'
import { choices, RoiPage, result, serveExample } from './pages/roi-page'
import { afterFrames } from './support/frames'
import { boxOf, overflowOf } from './support/layout'
import { phone } from './support/phone'
import { whenRunning } from './support/running'

const roiCalculatorPage = copyOf('roiCalculator')

test.use({ ...phone, reducedMotion: 'no-preference' })

test('a visitor gets the result on a phone, and swipes the client quotes', async ({ page }) => {
  const calculator = new RoiPage(page)
  await serveExample(page)
  await calculator.open()
  const header = page.getByRole('banner')
  await whenRunning(page)
  await page.getByRole('link', { name: roiCalculatorPage.head.startLabel }).tap()
  // In the first field the focus would open the keyboard.
  await expect(calculator.question).toBeFocused()
  await calculator.fillContact()
  await calculator.next.tap()
  for (const { chosen } of choices) {
    await expect(calculator.question).toBeFocused()
    await expect(calculator.question).toBeInViewport({ ratio: 1 })
    await expect.poll(() => calculator.isBelow(header)).toBe(true)
    for (const row of chosen.map((option) => calculator.row(option))) {
      expect((await boxOf(row)).height).toBeGreaterThanOrEqual(44)
      // On its button: a second tap at the same position would count as a double tap.
      await row.tap({ position: { x: 24, y: 24 } })
    }
    await calculator.next.tap()
  }
  await page.goBack()
  await expect(calculator.question).toBeInViewport({ ratio: 1 })
  await expect.poll(() => calculator.isBelow(header)).toBe(true)
  await page.goForward()
  await expect(calculator.report).toContainText(result.costSavings)
  await expect(calculator.report.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
  expect(await overflowOf(page)).toBe(0)

  if (quotes.filter(({ placement }) => placement === 'carousel').length < 2) return
  const track = page.locator('#consultation-form').getByRole('list').first()
  await track.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxOf(track)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: Math.round(x + width * share), y: Math.round(y + height / 2) }],
    })
  await touch('touchStart', 0.9)
  for (let share = 0.85; share > 0.1; share -= 0.05) await touch('touchMove', share)
  await expect(calculator.quotes.nth(1)).toBeInViewport({ ratio: 0.6 })
  // A finger that is lifted within 40 ms of its last move throws the quotes on, in Chromium; these frames take longer.
  await afterFrames(page)
  await touch('touchEnd')
  await expect(calculator.quotes.nth(1)).toBeInViewport({ ratio: 0.9 })
  await expect(calculator.dots.nth(1)).toHaveAttribute('aria-current', 'true')
})
