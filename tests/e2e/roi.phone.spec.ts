import { expect, test } from '@playwright/test'
import { knownAnswers, RoiPage } from './pages/roi-page'

test('a visitor gets the known result on a phone', async ({ page }) => {
  const roi = new RoiPage(page)
  await roi.open()
  const header = page.getByRole('banner')
  await roi.fillContact(knownAnswers)
  await roi.next.tap()
  for (const option of [
    knownAnswers.industry,
    knownAnswers.teamSize,
    knownAnswers.timeSpent,
    knownAnswers.primaryGoal,
  ]) {
    await expect(roi.question).toBeFocused()
    await expect(roi.question).toBeInViewport({ ratio: 1 })
    await expect.poll(() => roi.isBelow(header)).toBe(true)
    const row = roi.form.locator('label').filter({ hasText: option })
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    // At its mark: a second tap on the very place of the first would count as a double tap.
    await row.tap({ position: { x: 24, y: 24 } })
    await roi.next.tap()
  }
  for (const area of knownAnswers.useCases) await roi.form.getByText(area).tap()
  await roi.next.tap()
  await expect(roi.report).toContainText('$315,315 annually')
  await expect(roi.report.getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})

test('client quotes are swiped', async ({ page }) => {
  // The page then jumps to the quotes at once, so that their place can be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const roi = new RoiPage(page)
  await roi.open()
  const track = page.getByRole('list', { name: 'What clients say about working with us' })
  await track.scrollIntoViewIfNeeded()
  const box = await track.boundingBox()
  if (!box) throw new Error('The quotes are not on the page.')
  const session = await page.context().newCDPSession(page)
  const y = Math.round(box.y + box.height / 2)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x: Math.round(x), y }] })
  await touch('touchStart', box.x + box.width * 0.9)
  for (let share = 0.85; share > 0.1; share -= 0.05) await touch('touchMove', box.x + box.width * share)
  await touch('touchEnd')
  await expect(roi.quotes.nth(1)).toBeInViewport({ ratio: 0.9 })
  await expect(roi.dots.nth(1)).toHaveAttribute('aria-current', 'true')
})
