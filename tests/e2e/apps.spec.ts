import { expect, type Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { addedNotice, PlanPage, someTools } from './pages/plan-page'
import { answers, RoiPage } from './pages/roi-page'
import { hold } from './support/hold'
import { test } from './support/own-context'
import { isNextScript, watchTransfers } from './support/transfers'

test.use({ reducedMotion: 'no-preference' })

/** Limit of all bytes of an app, with room for more text and options. */
const appBytes = 235_000

/** Delays Next's scripts until the returned function is called. */
const holdScripts = (page: Page) => hold(page, ({ href }) => isNextScript(href))

for (const { path } of [routes.roiCalculator, routes.plan])
  test(`${path} starts after the first paint without interaction, and stays within its limit of bytes`, async ({
    page,
  }) => {
    const transfers = watchTransfers(page)
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const [paint] = list.getEntriesByName('first-contentful-paint')
        if (paint) document.documentElement.dataset.painted = String(paint.startTime)
      }).observe({ type: 'paint', buffered: true })
    })
    await page.goto(path)
    const listed: string[] = JSON.parse((await page.locator('#AppScripts').textContent()) ?? '[]')
    expect(listed.length).toBeGreaterThan(0)
    const requested = () => transfers.ended.map((request) => new URL(request.url()).pathname)
    await expect.poll(requested).toEqual(expect.arrayContaining(listed))
    await transfers.settle()
    const { paint, firstScript } = await page.evaluate(() => ({
      paint: Number(document.documentElement.dataset.painted),
      firstScript: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/_next\/static\/.*\.js$/.test(new URL(name).pathname))
          .map(({ startTime }) => startTime),
      ),
    }))
    expect(firstScript).toBeGreaterThanOrEqual(paint)
    expect(transfers.ended.filter((request) => request.resourceType() === 'stylesheet')).toEqual([])
    expect(await transfers.bytes()).toBeLessThanOrEqual(appBytes)
  })

test('text that is typed before the calculator is hydrated is kept and used', { tag: '@journey' }, async ({ page }) => {
  const release = await holdScripts(page)
  const calculator = new RoiPage(page)
  await page.goto(routes.roiCalculator.path, { waitUntil: 'commit' })
  await calculator.fillContact(answers)
  await expect(calculator.next).toBeDisabled()
  release()
  await expect(calculator.next).toBeEnabled()
  await expect(calculator.field('name')).toHaveValue(answers.name)
  await calculator.next.click()
  await calculator.expectStep(2)
})

test('a tool that is added before the plan is hydrated is in the plan afterwards', { tag: '@journey' }, async ({
  page,
}) => {
  const release = await holdScripts(page)
  const plan = new PlanPage(page)
  const [tool] = someTools
  await page.goto(routes.plan.path, { waitUntil: 'commit' })
  await plan.addButton(tool).click()
  release()
  await expect(plan.items).toHaveCount(1)
  await expect(plan.notices).toHaveText([addedNotice(tool)])
  await expect(page).toHaveURL(routes.plan.path)
})
