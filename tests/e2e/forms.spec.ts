import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'

for (const path of [routes.home.path, routes.services.path, routes.contact.path, routes.leadForm.path]) {
  test(`${path} embeds the lead form in a sandbox, with a plain way out`, async ({ page }) => {
    await page.goto(path)
    const frame = page.locator('iframe')
    await expect(frame).toHaveCount(1)
    await expect(frame).toHaveAttribute('title', 'Contact form')
    await expect(frame).toHaveAttribute('loading', 'lazy')
    const tokens = (await frame.getAttribute('sandbox'))?.split(' ')
    expect(tokens).toContain('allow-forms')
    expect(tokens).not.toContain('allow-top-navigation')
    await frame.scrollIntoViewIfNeeded()
    expect((await frame.boundingBox())?.height).toBe(500)
    await expect(page.getByRole('main').getByRole('link', { name: /Open the form in a new tab/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
    await expect(page.getByRole('main').getByRole('link', { name: 'hello@archline.example' }).first()).toBeVisible()
  })
}

test('the demo form reports no error, and its main part has a name beside the one of the page around it', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(routes.contact.path)
  await page.locator('iframe').scrollIntoViewIfNeeded()
  const form = page.frameLocator('iframe')
  await expect(form.getByRole('button', { name: 'Send message' })).toBeVisible()
  expect(errors).toEqual([])
  await expect(form.getByRole('main', { name: 'Tell us where to reach you' })).toBeVisible()
})

test('the demo form shows the theme that was chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(routes.contact.path)
  await page.getByRole('button', { name: 'Dark' }).last().click()
  await page.locator('iframe').scrollIntoViewIfNeeded()
  const root = page.frameLocator('iframe').locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await page.locator('iframe').scrollIntoViewIfNeeded()
  await expect(root).toHaveAttribute('data-theme', 'dark')
})

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
