import { test as base, expect, type Page } from '@playwright/test'
import { page as copyOf, planTools } from '@/lib/build/content'
import type { PlanTool } from '@/lib/content/types'
import { planFragment } from '@/lib/plan/fragment'
import { routes } from '@/lib/routes'
import { findInstalledBrowser } from '@/tools/browser/find-browser'
import { PlanPage } from './pages/plan-page'
import { hold } from './support/hold'
import { whenRunning } from './support/running'
import { isNextScript } from './support/transfers'

const leadFormPage = copyOf('leadForm')
const planPage = copyOf('plan')

/** A test in a browser that keeps pages for Back and Forward: Playwright switches the cache off, and headless shells have none. */
const test = base.extend({
  page: async ({ playwright, launchOptions }, use) => {
    const options = { executablePath: findInstalledBrowser(), ignoreDefaultArgs: ['--disable-back-forward-cache'] }
    const browser = await playwright.chromium.launch({ ...launchOptions, ...options })
    const page = await browser.newPage()
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = `${persisted}`
      }),
    )
    await use(page)
    await browser.close()
  },
})

/** Goes back (-1) or forward (1) to another page. By script, since Playwright's own way never uses the cache. */
const traverse = async (page: Page, delta: number) => {
  const path = new URL(page.url()).pathname
  await page.evaluate((by) => {
    setTimeout(() => history.go(by))
  }, delta)
  // A page from the cache does not load again.
  await page.waitForURL(({ pathname }) => pathname !== path, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
}

const expectPlan = async ({ page, items }: PlanPage, path: string, ...tools: readonly PlanTool[]) => {
  await expect(items).toHaveCount(tools.length)
  if (tools.length > 0) await expect(items).toContainText(tools.map(({ name }) => name))
  await expect(page).toHaveURL(path === routes.leadForm.path ? path + planFragment(tools) : path)
}

const [first, second, third] = planTools
const form = routes.leadForm.path
const builder = routes.plan.path

// With fewer tools there are no two plans to confuse.
if (first && second && third)
  test('changes reach the pages that the visitor goes back and forward to; a reload keeps the plan of the address, and ends that of the tab; a link that replaces the plan is on the form that is opened before hydration', async ({
    page,
  }) => {
    const plan = new PlanPage(page)
    await plan.open()
    await plan.fill(first, third)
    await plan.start.click()
    await expectPlan(plan, form, first, third)
    await traverse(page, -1)
    await expectPlan(plan, builder, first, third)
    await whenRunning(page)
    await plan.add(second)
    await plan.removeButton(third).click()
    await expectPlan(plan, builder, first, second)
    await traverse(page, 1)
    await expectPlan(plan, form, first, second)
    await page.reload()
    await expectPlan(plan, form, first, second)
    await traverse(page, -1)
    await page.reload()
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    await expectPlan(plan, builder)
    await plan.fill(first)
    await page.goto(routes.faq.path)
    const release = await hold(page, ({ href }) => isNextScript(href))
    await page.goto(builder + planFragment([second]), { waitUntil: 'commit' })
    await plan.start.click()
    release()
    await expectPlan(plan, form, second)
    await plan.panel.getByRole('link', { name: leadFormPage.plan.changeLabel }).click()
    await expect(plan.notices).toHaveText([planPage.notices.replaced])
    await whenRunning(page)
    await page.getByRole('status').getByRole('button', { name: planPage.notices.restoreLabel }).click()
    await expectPlan(plan, builder, first)
  })
