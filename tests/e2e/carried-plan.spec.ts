import { expect, test } from '@playwright/test'
import { planPage, site } from '@/lib/content'
import { planFragment } from '@/lib/plan/fragment'
import { routes } from '@/lib/routes'
import { PlanPage, someTools } from './pages/plan-page'
import { whenRunning } from './support/running'

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
