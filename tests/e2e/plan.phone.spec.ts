import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { PlanPage } from './pages/plan-page'

test.describe('AI plan on a phone', () => {
  let plan: PlanPage

  test.beforeEach(async ({ page }) => {
    plan = new PlanPage(page)
    await plan.open()
  })

  test('the bar counts and sums, the sheet shows the plan', async ({ page }) => {
    await plan.addButton('Lead Follow-Up').tap()
    await plan.addButton('Uptime Watch').tap()
    await expect(page.getByText('2 tools').filter({ visible: true })).toBeInViewport()
    await expect(plan.panel).toHaveCount(0)

    await plan.openSheet()
    await expect(plan.sheet).toBeVisible()
    await expect(plan.items).toHaveCount(2)
    await plan.removeButton('Lead Follow-Up').tap()
    await expect(plan.items).toHaveCount(1)
    await expect(plan.sheet.getByRole('status')).toHaveText(/Tool removed from your AI plan/)
    await expect(plan.removeButton('Uptime Watch')).toBeFocused()

    await page.keyboard.press('Escape')
    await expect(plan.sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'View plan' })).toBeFocused()
    await expect(plan.addButton('Lead Follow-Up')).toHaveText(/Add to plan/)
  })

  for (const width of [320, 375]) {
    test(`a notice lies on the count and the sum, and covers no control, at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 700 })
      for (const name of ['Lead Follow-Up', 'Model & Connection Updates']) {
        await plan.addButton(name).tap()
        await expect(plan.notices).toHaveText([`${name} added to your AI plan`])
        const notice = page.locator('[data-notice]')
        await expect(notice).toBeInViewport({ ratio: 1 })
        const button = page.getByRole('button', { name: 'View plan' })
        const [box, beside, bar] = await Promise.all(
          [notice, button, button.locator('..')].map((one) => one.boundingBox()),
        )
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(beside?.x ?? 0)
        expect(box?.y).toBeGreaterThanOrEqual(bar?.y ?? Number.POSITIVE_INFINITY)
      }
    })
  }

  test('the sheet closes by its button and by a tap beside it, and leads to the form', async ({ page }) => {
    await plan.openSheet()
    await plan.sheet.getByRole('button', { name: 'Close your AI plan' }).tap()
    await expect(plan.sheet).toBeHidden()
    await plan.openSheet()
    await expect(plan.sheet).toBeVisible()
    // Deaf for a moment, in case the press was a double one.
    await expect(plan.sheet).toHaveAttribute('closedby', 'any')
    await page.touchscreen.tap(180, 20)
    await expect(plan.sheet).toBeHidden()
    await plan.openSheet()
    await plan.sheet.getByRole('link', { name: 'Get Started' }).tap()
    await expect(page).toHaveURL('/lead-form')
  })

  test('the sheet closes when the screen becomes wide', async ({ page }) => {
    await plan.openSheet()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(plan.sheet).toBeHidden()
    await expect(plan.panel).toBeVisible()
    await plan.add('Uptime Watch')
    await expect(plan.items).toHaveCount(1)
  })

  test('the bar leaves the footer free', async ({ page }) => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(page.getByRole('button', { name: 'View plan' })).not.toBeInViewport()
  })

  for (const width of [320, 375, 844]) {
    test(`nothing runs over the edge at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 844 ? 390 : 700 })
      await plan.add('Model & Connection Updates')
      await plan.openSheet()
      const start = plan.sheet.getByRole('link', { name: 'Get Started' })
      await start.scrollIntoViewIfNeeded()
      await expect(start).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }

  test('text at twice its size breaks no word of the sheet, and the chain spans it on a tablet', async ({ page }) => {
    await plan.add('Uptime Watch')
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    await plan.openSheet()
    const lines = (words: Element) => words.clientHeight / Number.parseFloat(getComputedStyle(words).fontSize)
    expect(await plan.sheet.getByRole('heading').evaluate(lines)).toBeLessThan(2)
    expect(await plan.items.getByText('Uptime Watch').evaluate((name) => name.clientWidth)).toBeGreaterThan(180)

    await page.addStyleTag({ content: 'html { font-size: 100% !important }' })
    await page.setViewportSize({ width: 768, height: 900 })
    const [chain, start] = await Promise.all([
      plan.sheet.locator('svg[viewBox^="0 0 320"]').boundingBox(),
      plan.sheet.getByRole('link', { name: 'Get Started' }).boundingBox(),
    ])
    expect(chain?.width).toBe(start?.width)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`no accessibility faults with the sheet open, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await plan.add('Uptime Watch', 'Field Crew App')
      await plan.openSheet()
      await plan.removeButton('Uptime Watch').tap()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations).toEqual([])
    })
  }
})
