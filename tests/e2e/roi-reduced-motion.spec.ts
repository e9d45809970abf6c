import { expect, test } from '@playwright/test'
import { quotes, roi, roiCalculatorPage } from '@/lib/content'
import { routes } from '@/lib/routes'
import { answers, choices, RoiPage } from './pages/roi-page'
import { accessibilityFaults } from './support/accessibility'
import { whenRunning } from './support/running'

let calculator: RoiPage
test.beforeEach(async ({ page }) => {
  calculator = new RoiPage(page)
  await calculator.open()
})

test('a question is in view with its first answer on low screens, and each kind and the result are free of accessibility faults', async ({
  page,
}) => {
  const check = async () => expect.soft(await accessibilityFaults(page, '#roi-calculator')).toEqual([])
  await page.setViewportSize({ width: 667, height: 375 })
  await calculator.fillContact(answers)
  await calculator.next.click()
  await expect(calculator.question).toBeInViewport({ ratio: 1 })
  await expect(calculator.form.getByRole('radio').first()).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 800 })
  await check()
  for (const option of choices) {
    await calculator.option(option).check()
    await calculator.next.click()
  }
  await calculator.option(answers.useCases[0] ?? '').check()
  await check()
  await calculator.next.click()
  await expect(calculator.report).toBeVisible()
  await check()
})

test('nothing moves, and all quotes can be read', async ({ page }) => {
  await whenRunning(page)
  const next = calculator.panel.getByRole('button')
  await expect(next).toHaveText(roi.assessment.nextQuote)
  for (const quote of await calculator.panel.locator('blockquote').all()) {
    await expect(quote).toBeVisible()
    await next.click()
  }
  await calculator.fillContact(answers)
  await calculator.next.click()
  await calculator.expectStep(2)
  await expect(calculator.panel).toHaveAttribute('data-running', 'false')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

if (quotes.filter(({ placement }) => placement === 'carousel').length > 2)
  test('client quotes are selected with dots and arrow keys, one at a time', async ({ page }) => {
    await whenRunning(page)
    const { carouselLabel, slideLabel } = roiCalculatorPage.consultation
    const carousel = page.getByRole('region', { name: carouselLabel, exact: true })
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
    await expect(carousel.locator(`li[aria-roledescription="${slideLabel}"]`).first()).toHaveAccessibleName(/1/)
    await calculator.dots.nth(2).click()
    await expect(calculator.quotes.nth(2)).toBeInViewport({ ratio: 0.9 })
    await expect(calculator.quotes.nth(0)).not.toBeInViewport()
    for (const [key, quote] of [
      ['ArrowLeft', calculator.quotes.nth(1)],
      ['End', calculator.quotes.last()],
      ['ArrowRight', calculator.quotes.last()],
      ['Home', calculator.quotes.first()],
      ['Alt+ArrowRight', calculator.quotes.first()],
    ] as const) {
      await page.keyboard.press(key)
      await expect(quote).toBeInViewport({ ratio: 0.9 })
    }
    await expect(page).toHaveURL(routes.roiCalculator.path)
  })
