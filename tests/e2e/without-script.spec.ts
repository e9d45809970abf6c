import { expect, test } from '@playwright/test'
import { faqPath, routes } from '@/lib/routes'
import { siteRoutes } from '../../tools/bench/site-routes'

test.use({ javaScriptEnabled: false })

for (const path of siteRoutes(process.cwd())) {
  test(`${path} shows every heading and paragraph without scripts`, async ({ page }) => {
    await page.goto(path)
    // Closed answers, dialogs, explanations and the menu open without scripts too; what stands open must be visible.
    const blocks = page.locator(
      'main :is(h1, h2, h3, p):not(details:not([open]) *, dialog *, [popover] *, .sr-only, .sr-only *, [data-needs-js] *, noscript *)',
    )
    const hidden = await blocks.evaluateAll((all) =>
      all
        .filter(
          (block) =>
            !block.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false }),
        )
        // What the other side of a switch or another screen width shows has a twin in view.
        .filter((block) => !block.closest('[data-alternative]'))
        .map((block) => block.textContent),
    )
    expect(hidden).toEqual([])
  })
}

test('questions open and close, each on its own', async ({ page }) => {
  await page.goto(routes.faq.path)
  const items = page.locator('details')
  await items.nth(0).locator('summary').click()
  await items.nth(2).locator('summary').click()
  await expect(items.nth(0)).toHaveAttribute('open')
  await expect(items.nth(2)).toHaveAttribute('open')
  await items.nth(0).locator('summary').click()
  await expect(items.nth(0)).not.toHaveAttribute('open')
  await expect(items.nth(2)).toHaveAttribute('open')
})

test('a question opens by its address', async ({ page }) => {
  await page.goto(faqPath('how-soon-can-a-project-start'))
  await expect(page.getByText('5–7 business days')).toBeInViewport()
})

test('the menu opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(faqPath('how-soon-can-a-project-start'))
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
})
