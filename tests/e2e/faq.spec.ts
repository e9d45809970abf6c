import { expect, test } from '@playwright/test'
import { faqPath, routes } from '@/lib/routes'

test.describe('FAQ', () => {
  test('has at least four questions in each of its four categories', async ({ page }) => {
    await page.goto(routes.faq.path)
    for (const category of ['Getting started', 'Services and pricing', 'Data and security', 'Results and support']) {
      const questions = page.getByRole('region', { name: category }).locator('details')
      expect([category, (await questions.count()) >= 4]).toEqual([category, true])
    }
  })

  test('opens and closes each question on its own, by mouse and keyboard', async ({ page }) => {
    await page.goto(routes.faq.path)
    const items = page.locator('details')
    await items.nth(1).locator('summary').click()
    await items.nth(3).locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(items.nth(1)).toHaveAttribute('open')
    await expect(items.nth(3)).toHaveAttribute('open')
    await page.keyboard.press('Space')
    await expect(items.nth(3)).not.toHaveAttribute('open')
    await expect(items.nth(1)).toHaveAttribute('open')
  })

  test('opens the question that its address names, on arrival and on a later link', async ({ page }) => {
    await page.goto(faqPath('how-soon-can-a-project-start'))
    const question = (slug: string) => page.locator('details', { has: page.locator(`#${slug}`) })
    const first = question('how-soon-can-a-project-start')
    await expect(first).toHaveAttribute('open')
    await expect(first).toContainText('5–7 business days')
    await expect(first.locator('summary')).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => {
      location.hash = 'how-is-a-project-priced'
    })
    await expect(question('how-is-a-project-priced')).toHaveAttribute('open')
    await expect(first).toHaveAttribute('open')
  })

  test('offers the free call', async ({ page }) => {
    await page.goto(routes.faq.path)
    await expect(page.getByRole('main').getByRole('link', { name: /Book a Free Call/ })).toHaveAttribute(
      'target',
      '_blank',
    )
  })
})
