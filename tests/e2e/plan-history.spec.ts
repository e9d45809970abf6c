import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
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

let cachingContext: BrowserContext

/** Tests in a browser that keeps pages for Back and Forward. */
const test = base.extend({
  page: async ({ browserName: _ }, use) => {
    const tab = await cachingContext.newPage()
    await tab.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = `${persisted}`
      }),
    )
    await use(tab)
    await tab.close()
  },
})

// The tests share a browser.
test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ playwright, launchOptions }) => {
  // Playwright switches the cache off, and headless shells have none.
  const options = { executablePath: findInstalledBrowser(), ignoreDefaultArgs: ['--disable-back-forward-cache'] }
  const browser = await playwright.chromium.launch({ ...launchOptions, ...options })
  cachingContext = await browser.newContext()
})
test.afterAll(() => cachingContext.browser()?.close())

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

const change = ({ panel }: PlanPage) => panel.getByRole('link', { name: leadFormPage.plan.changeLabel }).click()

const [first, second, third] = planTools
const form = routes.leadForm.path
const builder = routes.plan.path

// With fewer tools there are no two plans to confuse.
if (first && second && third)
  test.describe('with the page cache on', () => {
    let plan: PlanPage
    const back = () => traverse(plan.page, -1)
    const forward = () => traverse(plan.page, 1)

    test.beforeEach(async ({ page }) => {
      plan = new PlanPage(page)
      await plan.open()
    })

    test('changes reach the pages that the visitor goes back and forward to; a link replaces the plan, and one notice brings it back', async ({
      page,
    }) => {
      await plan.fill(first, third)
      await plan.start.click()
      await expectPlan(plan, form, first, third)
      await back()
      await expectPlan(plan, builder, first, third)
      await whenRunning(page)
      await plan.add(second)
      await plan.removeButton(third).click()
      await expectPlan(plan, builder, first, second)
      await forward()
      await expectPlan(plan, form, first, second)
      await back()
      await page.goto(form + planFragment([second, third]))
      await expectPlan(plan, form, second, third)
      await plan.removeButton(third).click()
      await back()
      await expectPlan(plan, builder, second)
      await expect(plan.notices).toHaveText([planPage.notices.replaced])
      await whenRunning(page)
      await plan.add(third)
      await expectPlan(plan, builder, second, third)
      await page.getByRole('status').getByRole('button', { name: planPage.notices.restoreLabel }).click()
      await expectPlan(plan, builder, first, second, third)
      await forward()
      await expectPlan(plan, form, first, second, third)
      await change(plan)
      await expectPlan(plan, builder + planFragment([first, second, third]), first, second, third)
      await expect(plan.notices).toHaveCount(0)
    })

    test('a reload keeps the plan of the address, and ends that of the tab; a link is on the form that is opened before hydration', async ({
      page,
    }) => {
      await plan.fill(first)
      await page.goto(routes.faq.path)
      await page.goto(form)
      await expectPlan(plan, form, first)
      await page.reload()
      await expectPlan(plan, form, first)
      await back()
      await page.reload()
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
      await back()
      await expectPlan(plan, builder)
      await plan.fill(first)
      await page.goto(routes.faq.path)
      const release = await hold(page, ({ href }) => isNextScript(href))
      await page.goto(builder + planFragment([second]), { waitUntil: 'commit' })
      await plan.start.click()
      release()
      await expectPlan(plan, form, second)
      await change(plan)
      await expect(plan.notices).toHaveText([planPage.notices.replaced])
    })
  })
