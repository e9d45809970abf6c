import { expect, type Page, test } from '@playwright/test'
import { page as copyOf, planTools, roi, site } from '@/lib/build/content'
import { planFragment } from '@/lib/plan/fragment'
import { routes } from '@/lib/routes'
import { formatDollars } from '@/lib/text/money'
import { PlanPage, someTools } from './pages/plan-page'
import { serveEdited } from './support/edited-page'
import { afterFrames } from './support/frames'
import { hold } from './support/hold'
import { sample } from './support/sample'

const leadFormPage = copyOf('leadForm')
const planPage = copyOf('plan')
const roiCalculatorPage = copyOf('roiCalculator')

const calculator = {
  path: routes.roiCalculator.path,
  heading: roiCalculatorPage.head.heading,
  copy: roi.labels.scriptNotice,
}
const plan = { path: routes.plan.path, copy: planPage.scriptNotice }
const leadForm = { path: routes.leadForm.path + planFragment(planTools.slice(0, 1)), copy: leadFormPage.plan }

const running = (page: Page) => page.locator('html[data-js=running]')
const isScript = (url: URL) => url.pathname.endsWith('.js')

/** Addresses of the scripts that a page itself, not a form in it, loads until it is hydrated, and by then has shown a plan. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (isScript(url) && request.frame() === page.mainFrame()) scripts.add(url.pathname)
  })
  await page.goto(path)
  await running(page).waitFor()
  if (path === leadForm.path) await page.getByRole('region', { name: planPage.panel.heading }).waitFor()
  return [...scripts]
}

/** Opens a page once for each of a sample of its scripts, which is then blocked. */
async function blockEach(page: Page, path: string, scripts: readonly string[], check: () => Promise<void>) {
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of sample(scripts, 1)) {
    await page.route(`**${script}`, (route) => route.abort())
    // Another document than the one before, also where only the fragment differs.
    await page.goto('about:blank')
    await page.goto(path, { waitUntil: 'commit' })
    await test.step(script, check)
    await page.unroute(`**${script}`)
  }
}

const expectNotice = async (page: Page, text: string) => {
  // Looked at in every frame, where `expect` would wait up to a second before it looks again.
  await page.waitForFunction(() => document.querySelector('main [role="alert"]')?.checkVisibility())
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toContainText(text)
  await expect(notice.locator(`a[href="${site.booking.href}"]`)).toBeVisible()
  await expect(notice.locator(`a[href="mailto:${site.email}"]`)).toBeVisible()
}

/** Opens a page whose last script throws. */
async function openWithThrowing(page: Page, path: string, script = ''): Promise<void> {
  await page.route(`**${script}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  )
  await page.goto('about:blank')
  await page.goto(path)
}

test('the calculator shows the fallback when one of its scripts is blocked, fails after the others have arrived, or throws', async ({
  page,
}) => {
  const { path, heading, copy } = calculator
  const all = await scriptsOf(page, path)
  const scripts: string[] = JSON.parse((await page.locator('#AppScripts').textContent()) ?? '')
  await blockEach(page, path, all, async () => {
    await expectNotice(page, copy.failed)
    await expect(page.getByRole('main').locator('button:visible')).toHaveCount(0)
  })
  // The page's own.
  for (const script of scripts.slice(-1)) {
    const fail = await hold(page, `**${script}`, 'abort')
    await page.goto('about:blank')
    const others = scripts.filter((other) => other !== script)
    const arrived = others.map((other) => page.waitForEvent('requestfinished', (one) => one.url().endsWith(other)))
    await page.goto(path, { waitUntil: 'commit' })
    await Promise.all(arrived)
    fail()
    await test.step(script, () => expectNotice(page, copy.failed))
    // React may have replaced the page by then.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await test.step(script, () => expectNotice(page, copy.failed))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.unroute(`**${script}`)
  }
  await openWithThrowing(page, path, all.at(-1))
  await expectNotice(page, copy.failed)
})

test('the plan shows the fallback with its tools and their prices when one of its own scripts is blocked', async ({
  page,
}) => {
  const scripts = await scriptsOf(page, plan.path)
  await blockEach(page, plan.path, scripts.slice(-1), async () => {
    await expectNotice(page, plan.copy.failed)
    await expect(page.getByRole('main').locator('button:visible')).toHaveCount(0)
    const text = (await page.getByRole('main').textContent()) ?? ''
    for (const { name, price } of planTools)
      for (const part of [name, formatDollars(price)]) expect(text).toContain(part)
  })
})

test('the lead form says that the plan is missing when one of its scripts is blocked or throws', async ({ page }) => {
  const scripts = await scriptsOf(page, leadForm.path)
  await blockEach(page, leadForm.path, scripts, () => expectNotice(page, leadForm.copy.failed))
  await openWithThrowing(page, leadForm.path, scripts.at(-1))
  await expectNotice(page, leadForm.copy.failed)
  // Without a plan nothing is missing.
  await page.route(isScript, (route) => route.abort())
  await page.goto('about:blank')
  await page.goto(routes.leadForm.path)
  await expect(page.locator('html[data-failed-at]')).toBeAttached()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a picture or a script of another site that fails is no failure; after a promise that is rejected early, a document hides the controls that need its script', async ({
  page,
}) => {
  const state = page.locator('html')
  const others = '<img src="/none.webp" alt=""><script src="https://elsewhere.test/none.js"></script>'
  await serveEdited(page, routes.about.path, (html) => html.replace('</main>', `${others}</main>`))
  const release = await hold(page, isScript)
  const failed = page.waitForResponse('**/none.webp')
  await page.goto(routes.about.path, { waitUntil: 'commit' })
  await failed
  await afterFrames(page)
  await expect(state).toHaveAttribute('data-js', '')
  const theme = page.getByRole('group', { name: site.labels.theme })
  await expect(theme).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('unhandledrejection')))
  await expect(state).not.toHaveAttribute('data-js')
  await expect(theme).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
  await running(page).waitFor()
})

test('a plan that has loaded works without a connection, and throws nothing', async ({ page, context }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const failed = page.waitForEvent('requestfailed', (request) => isScript(new URL(request.url())))
  const app = new PlanPage(page)
  await app.open()
  await running(page).waitFor()
  await context.setOffline(true)
  await app.fill(...someTools)
  await failed
  await app.removeButton(someTools[0]).click()
  await expect(app.items).toHaveCount(someTools.length - 1)
  await afterFrames(page)
  expect(errors).toEqual([])
  // The next test has the same browser context.
  await context.setOffline(false)
})
