import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'

test.describe('use cases', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(routes.useCases.path)
  })

  test('six cases, each with a title, a text, a figure, details and its service', async ({ page }) => {
    const cases = page.getByRole('main').getByRole('article')
    await expect(cases).toHaveCount(6)
    for (const entry of await cases.all()) {
      await expect(entry.getByRole('heading', { level: 2 })).not.toBeEmpty()
      await expect(entry.locator('[data-figure]')).toHaveText(/\d/)
      expect(await entry.getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
      await expect(entry.getByRole('link')).toHaveAttribute('href', /^\/services#(consulting|development|management)$/)
    }
  })

  test('the index names every figure and leads to its case', async ({ page }) => {
    const index = page.getByRole('navigation', { name: 'Results at a glance' }).getByRole('link')
    await expect(index).toHaveCount(6)
    const last = index.last()
    const id = (await last.getAttribute('href'))?.slice(1)
    await last.click()
    await expect(page.locator(`article[id="${id}"]`).getByRole('heading', { level: 2 })).toBeInViewport()
  })

  test('the index marks the case that is being read', async ({ page }) => {
    const index = page.getByRole('navigation', { name: 'Results at a glance' })
    const current = index.locator('[aria-current="location"]')
    await expect(current).toHaveCount(0)
    for (const number of [3, 2]) {
      const link = index.getByRole('link').nth(number)
      const id = (await link.getAttribute('href'))?.slice(1) ?? ''
      await page.locator(`article[id="${id}"]`).evaluate((entry) => entry.scrollIntoView({ behavior: 'instant' }))
      await expect(current).toHaveAttribute('href', `#${id}`)
      await expect(current).toHaveCSS('box-shadow', /1px/)
    }
  })

  test('ends with the calculator and the call', async ({ page }) => {
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Open the ROI calculator' })).toHaveAttribute(
      'href',
      routes.roiCalculator.path,
    )
    const booking = main.getByRole('link', { name: /Book a Free Call/ })
    await expect(booking).toHaveAttribute('target', '_blank')
    await expect(booking).toHaveAttribute('rel', 'noopener noreferrer')
  })
})
