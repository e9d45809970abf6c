import { expect, test } from '@playwright/test'
import { planPage, site } from '@/lib/content'
import { planFragment } from '@/lib/plan/fragment'
import { planDraft, planText } from '@/lib/plan/text'
import { routes } from '@/lib/routes'
import { PlanPage, someTools } from './pages/plan-page'
import { serveEdited } from './support/edited-page'
import { whenRunning } from './support/running'

const [first] = someTools
let plan: PlanPage

test.beforeEach(async ({ page }) => {
  plan = new PlanPage(page)
  await plan.open()
})

test('the plan is kept while the visitor moves through the site, also to the lead form, and discarded by a reload', async ({
  page,
}) => {
  await plan.fill(...someTools)
  const href = site.headerNavigation[0]?.href ?? routes.home.path
  await page.getByRole('banner').getByRole('navigation').locator(`a[href="${href}"]`).first().click()
  await expect(page).toHaveURL(href)
  await page.getByRole('contentinfo').locator(`a[href="${routes.faq.path}"], a[href^="/"]`).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(routes.leadForm.path)
  await expect(plan.items).toHaveCount(someTools.length)
  await expect(page).toHaveURL(routes.leadForm.path + planFragment(someTools))
  await plan.open()
  await expect(plan.items).toHaveCount(someTools.length)
  await page.goto(routes.faq.path)
  await page.goBack()
  await expect(page).toHaveURL(routes.plan.path)
  await expect(plan.items).toHaveCount(someTools.length)
  await expect(plan.notices).toHaveCount(0)
  await page.reload()
  await whenRunning(page)
  await expect(plan.panel).toContainText(planPage.panel.emptyTitle)
  await expect(plan.items).toHaveCount(0)
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})

test('the plan is in the mail and in the form, a tool that is gone is counted, and the last removal gives up the focus', async ({
  page,
}) => {
  const mark = 'data-enhance="carried-plan"'
  await serveEdited(page, routes.leadForm.path, (html) => html.replace(mark, `data-prefill-field="message" ${mark}`))
  await page.goto(routes.leadForm.path + planFragment([{ ...first, id: 'No-Tool' }, first]))
  await expect(page.getByRole('main').getByRole('status')).toHaveText(planPage.notices.missing.one)
  const { email, priceForm, totalLabel } = planPage.panel
  const link = new URL(routes.plan.path + planFragment([first]), page.url()).href
  const draft = planDraft(site.email, [first], link, { ...email, priceForm, totalLabel })
  await expect(plan.panel.getByRole('link', { name: email.label })).toHaveAttribute('href', draft)
  const filled = () =>
    page.locator('iframe').evaluate((form: HTMLIFrameElement) => new URL(form.src).searchParams.get('message'))
  expect(await filled()).toBe(planText([first], { priceForm, totalLabel }))
  await plan.removeButton(first).press('Enter')
  await expect(plan.panel).toBeHidden()
  await expect(page.locator(':focus iframe')).toBeAttached()
  expect(await filled()).toBeNull()
})
