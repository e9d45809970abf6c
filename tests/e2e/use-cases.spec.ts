import { expect, test } from '@playwright/test'
import { page as copyOf, useCases } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { boxOf } from './support/layout'
import { whenRunning } from './support/running'

const useCasesPage = copyOf('useCases')

const last = useCases.length - 1

test.beforeEach(async ({ page }) => {
  await page.goto(routes.useCases.path)
  await whenRunning(page)
})

test('the index leads to each case, stays above it, covers no heading and marks the case being read', async ({
  page,
}) => {
  const index = page.getByRole('navigation', { name: useCasesPage.indexLabel })
  const current = index.locator('[aria-current="location"]')
  await expect(index.getByRole('link')).toHaveCount(useCases.length)
  await expect(current).toHaveCount(0)
  for (const number of [last, Math.min(1, last)]) {
    const slug = useCases[number]?.slug
    await index.getByRole('link').nth(number).click()
    const heading = page.locator(`article[id="${slug}"]`).getByRole('heading', { level: 2 })
    await expect(heading).toBeInViewport()
    await expect(current).toHaveAttribute('href', `#${slug}`)
    await expect(index).toBeInViewport({ ratio: 1 })
    const [bar, title] = [await boxOf(index), await boxOf(heading)]
    expect(title.y).toBeGreaterThan(bar.y + bar.height)
  }
})
