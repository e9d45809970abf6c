import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'

for (const path of [routes.home.path, routes.services.path, routes.contact.path, routes.leadForm.path]) {
  test(`${path} embeds the lead form in a sandbox, with a plain way out`, async ({ page }) => {
    await page.goto(path)
    const frame = page.locator('iframe')
    await expect(frame).toHaveCount(1)
    await expect(frame).toHaveAttribute('title', 'Contact form')
    await expect(frame).toHaveAttribute('loading', 'lazy')
    await expect(frame).toHaveAttribute('sandbox', /allow-forms/)
    await frame.scrollIntoViewIfNeeded()
    expect((await frame.boundingBox())?.height).toBe(500)
    await expect(page.getByRole('main').getByRole('link', { name: /Open the form in a new tab/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
    await expect(page.getByRole('main').getByRole('link', { name: 'hello@archline.example' }).first()).toBeVisible()
  })
}

test('the demo form says that it sends nothing, and leads to the thank-you page', async ({ page }) => {
  await page.goto(routes.contact.path)
  await page.locator('iframe').scrollIntoViewIfNeeded()
  const form = page.frameLocator('iframe')
  await expect(form.getByText(/sends and stores nothing/)).toBeVisible()
  await form.getByLabel('Name', { exact: true }).fill('Dana')
  await form.getByLabel('Work e-mail').fill('dana@example.com')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL(new RegExp(`${routes.thankYou.path}\\??$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Message Received' })).toBeVisible()
  expect(page.url()).not.toContain('Dana')
})

test('the page stays useful when the form’s address does not answer', async ({ page }) => {
  await page.route('**/demo-form', (route) => route.abort())
  await page.goto(routes.leadForm.path)
  await expect(page.getByRole('link', { name: /Open the form in a new tab/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'hello@archline.example' })).toBeVisible()
})
