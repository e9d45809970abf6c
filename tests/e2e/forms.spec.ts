import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { page as copyOf, site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { serveWithForm } from './support/edited-page'
import { boxOf } from './support/layout'
import { watchProblems } from './support/problems'
import { whenRunning } from './support/running'

const demoFormPage = copyOf('demoForm')
const thankYouPage = copyOf('thankYou')

const { leadForm } = site

/** The demo form in the contact page's frame, whichever form the site has there. */
async function openDemoForm(page: Page): Promise<FrameLocator> {
  if (leadForm.address !== routes.demoForm.path) await serveWithForm(page, routes.contact.path, routes.demoForm.path)
  await page.goto(routes.contact.path)
  await whenRunning(page)
  await page.locator('iframe').scrollIntoViewIfNeeded()
  return page.frameLocator('iframe')
}

test('the demo form has a name, shows the chosen theme, says that it sends nothing, and opens the thank-you page', {
  tag: '@journey',
}, async ({ page }) => {
  const problems = watchProblems(page)
  await page.emulateMedia({ colorScheme: 'light' })
  const form = await openDemoForm(page)
  await expect(form.getByRole('form', { name: demoFormPage.head.heading })).toBeVisible()
  await expect(form.getByRole('main')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('button', { name: site.labels.themeDark }).click()
  await expect(form.locator('html')).toHaveAttribute('data-theme', 'dark')
  await openDemoForm(page)
  await expect(form.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(form.getByText(demoFormPage.notice)).toBeVisible()
  expect((await boxOf(page.locator('iframe'))).height).toBe(leadForm.height)
  await form.getByRole('textbox').nth(0).fill('Dana')
  await form.getByRole('textbox').nth(1).fill('dana@example.com')
  await form.getByRole('button', { name: demoFormPage.submitLabel }).click()
  await expect(page).toHaveURL(new RegExp(`${routes.thankYou.path}$`))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(thankYouPage.head.heading)
  await expect(main.getByRole('link', { name: thankYouPage.homeLabel })).toHaveAttribute('href', routes.home.path)
  await expect(main.getByRole('link', { name: thankYouPage.servicesLabel })).toHaveAttribute(
    'href',
    routes.services.path,
  )
  expect(problems).toEqual([])
})
