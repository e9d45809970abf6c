import { expect, test } from '@playwright/test'
import { page as copyOf, planTools, site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { PlanPage } from './pages/plan-page'

const notFoundPage = copyOf('notFound')

test('an unknown address shows the not-found page, which logs the path and links to home', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  const response = await page.goto('/no/such%20page?x=1')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.code)
  await expect(page.getByText(notFoundPage.text)).toBeVisible()
  await expect.poll(() => lines.join('\n')).toContain('/no/such%20page')
  await page.getByRole('main').getByRole('link', { name: notFoundPage.homeLabel }).click()
  await expect(page).toHaveURL(routes.home.path)
})

test('an app that throws in the browser shows the message of the error', async ({ page }) => {
  const plan = new PlanPage(page)
  await plan.open()
  await plan.fill(...planTools.slice(0, 1))
  // The click follows in the same task: a rendering that is due, as of the total, would take the button away.
  await plan.clear.evaluate((button: HTMLButtonElement) => {
    const format = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format') ?? {}
    addEventListener('restored', () => Object.defineProperty(Intl.NumberFormat.prototype, 'format', format))
    // The plan formats its sums with it, so the next rendering of the plan fails.
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      configurable: true,
      get: () => {
        throw new Error('Prices cannot be written')
      },
    })
    button.click()
  })
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  const alert = page.getByRole('alert').filter({ hasText: 'Unexpected' })
  await expect(alert).toContainText('Prices cannot be written')
  for (const href of [routes.home.path, `mailto:${site.email}`])
    await expect(alert.locator(`a[href="${href}"]`)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('restored')))
  await alert.getByRole('button').click()
  await expect(plan.panel).toBeVisible()
})
