import { expect, type Page, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { addedNotice, PlanPage, someTools } from './pages/plan-page'
import { contact, RoiPage } from './pages/roi-page'
import { hold } from './support/hold'
import { isNextScript } from './support/transfers'

test.use({ reducedMotion: 'no-preference' })

/** Delays Next's scripts until the returned function is called. */
const holdScripts = (page: Page) => hold(page, ({ href }) => isNextScript(href))

test('text that is typed before the calculator is hydrated is kept and used', { tag: '@journey' }, async ({ page }) => {
  const release = await holdScripts(page)
  const calculator = new RoiPage(page)
  await page.goto(routes.roiCalculator.path, { waitUntil: 'commit' })
  await calculator.fillContact()
  await expect(calculator.next).toBeDisabled()
  release()
  await expect(calculator.next).toBeEnabled()
  await expect(calculator.field('name')).toHaveValue(contact.name)
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
