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

  test('the index stays above the cases on wide screens, and covers no heading that it leads to', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const index = page.getByRole('navigation', { name: 'Results at a glance' })
    const link = index.getByRole('link').nth(3)
    const id = (await link.getAttribute('href'))?.slice(1)
    await link.click()
    const heading = page.locator(`article[id="${id}"]`).getByRole('heading', { level: 2 })
    await expect(heading).toBeInViewport()
    await expect(index).toBeInViewport({ ratio: 1 })
    const [bar, title] = [await index.boundingBox(), await heading.boundingBox()]
    expect(title?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
  })

  test('one case is shown at work, from edge to edge of the window', async ({ page }) => {
    const featured = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.locator('figure') })
    await expect(featured).toHaveCount(1)
    await expect(featured.locator('figcaption')).not.toBeEmpty()
    const width = await featured.evaluate((band) => band.getBoundingClientRect().width - document.body.clientWidth)
    expect(width).toBe(0)
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
