import { expect, test } from '@playwright/test'
import { faq } from '@/lib/build/content'
import { faqPath } from '@/lib/routes'

test('the question in the address opens, on arrival and by a link; questions open and close each on its own, by mouse and keyboard', {
  tag: '@journey',
}, async ({ page }) => {
  const [from = '', to = ''] = [faq.at(-1)?.slug, faq.at(0)?.slug]
  const question = (slug: string) => page.locator('details', { has: page.locator(`#${slug}`) })
  await page.goto(faqPath(from))
  await expect(question(from)).toHaveAttribute('open')
  await expect(question(from).locator('summary')).toBeInViewport({ ratio: 1 })
  const [first, second] = [page.locator('details').nth(0), page.locator('details').nth(1)]
  await expect(first).toHaveAttribute('open')
  await first.locator('summary').click()
  await expect(first).not.toHaveAttribute('open')
  await page.evaluate((slug) => {
    location.hash = slug
  }, to)
  await expect(question(to)).toHaveAttribute('open')
  await expect(question(from)).toHaveAttribute('open')
  if (faq.length < 3) return
  await second.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(second).toHaveAttribute('open')
  await page.keyboard.press('Space')
  await expect(second).not.toHaveAttribute('open')
})
