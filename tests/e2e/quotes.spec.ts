import { expect, test } from '@playwright/test'
import { quotes } from '@/lib/content'
import { routes } from '@/lib/routes'
import { RoiPage } from './pages/roi-page'
import { whenRunning } from './support/running'

if (quotes.filter(({ placement }) => placement === 'carousel').length > 2)
  test('client quotes are selected with dots and arrow keys, one at a time', async ({ page }) => {
    // Without smooth scrolling every position is final at once.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const calculator = new RoiPage(page)
    await calculator.open()
    await whenRunning(page)
    await calculator.dots.nth(2).click()
    await expect(calculator.quotes.nth(2)).toBeInViewport({ ratio: 0.9 })
    await expect(calculator.quotes.nth(0)).not.toBeInViewport()
    for (const [key, quote] of [
      ['ArrowLeft', calculator.quotes.nth(1)],
      ['End', calculator.quotes.last()],
      ['ArrowRight', calculator.quotes.last()],
      ['Home', calculator.quotes.first()],
    ] as const) {
      await page.keyboard.press(key)
      await expect(quote).toBeInViewport({ ratio: 0.9 })
    }
    await expect(page).toHaveURL(routes.roiCalculator.path)
  })
