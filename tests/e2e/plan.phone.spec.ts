import { expect, test } from '@playwright/test'
import { planPage, site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { addedNotice, PlanPage, someTools, sumOf } from './pages/plan-page'
import { accessibilityFaults, rulesOfLook } from './support/accessibility'
import { boxOf, overflowOf, scrollPage, setTextSize } from './support/layout'
import { whenRunning } from './support/running'

const [first] = someTools
const { panel } = planPage
let plan: PlanPage

test.beforeEach(async ({ page }) => {
  plan = new PlanPage(page)
  await plan.open()
  await whenRunning(page)
})

test('the bar comes with the first tool, is in view above the footer, and its sheet shows the plan', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await expect(page.getByRole('button', { name: panel.openLabel })).toBeHidden()
  for (const tool of someTools) await plan.addButton(tool).tap()
  await expect(page.getByRole('button', { name: panel.openLabel })).toBeInViewport({ ratio: 1 })
  const { count, total } = sumOf(someTools)
  await expect(page.getByText(count, { exact: true }).filter({ visible: true })).toBeInViewport()
  await expect(page.getByText(total, { exact: true }).filter({ visible: true }).last()).toBeInViewport()
  await expect(plan.panel).toHaveCount(0)
  await expect(page.locator('form').getByText(site.priceNote)).toBeVisible()
  await plan.openSheet()
  await expect(plan.items).toHaveCount(someTools.length)
  await plan.removeButton(first).tap()
  await expect(plan.items).toHaveCount(someTools.length - 1)
  await expect(plan.sheet.getByRole('status')).toContainText(planPage.notices.removed)
  await page.keyboard.press('Escape')
  await expect(plan.sheet).toBeHidden()
  await expect(page.getByRole('button', { name: panel.openLabel })).toBeFocused()
  await expect(plan.addButton(first)).toContainText(planPage.addLabel)
  await scrollPage(page, 100_000)
  await expect(page.getByRole('button', { name: panel.openLabel })).not.toBeInViewport()
})

test('a double press on the button of the sheet presses nothing in it', async ({ page }) => {
  await plan.addButton(first).tap()
  await plan.openSheet()
  const { x, y, width, height } = await boxOf(plan.clear)
  await page.keyboard.press('Escape')
  const opener = page.getByRole('button', { name: panel.openLabel })
  // Where the opener is on the screen depends on the content, so it is placed where the sheet shows its button.
  await opener.evaluate((button, box) => button.style.setProperty('translate', `${box.x}px ${box.y}px`), {
    x: x + width / 2 - (await boxOf(opener)).x - (await boxOf(opener)).width / 2,
    y: y + height / 2 - (await boxOf(opener)).y - (await boxOf(opener)).height / 2,
  })
  await page.mouse.dblclick(x + width / 2, y + height / 2)
  await expect(plan.sheet).toBeVisible()
  await expect(plan.items).toHaveCount(1)
})

test('a notice is above the count and the total, and covers no control', async ({ page }) => {
  const button = page.getByRole('button', { name: panel.openLabel })
  for (const [index, tool] of someTools.slice(0, 2).entries()) {
    await page.setViewportSize({ width: [320, 375][index] ?? 320, height: 700 })
    await plan.addButton(tool).tap()
    await expect(plan.notices).toHaveText([addedNotice(tool)])
    const notice = page.locator('[data-notice]')
    await expect(notice).toBeInViewport({ ratio: 1 })
    const [box, beside, bar] = [await boxOf(notice), await boxOf(button), await boxOf(button.locator('..'))]
    expect(box.x + box.width).toBeLessThan(beside.x)
    expect(box.y).toBeGreaterThanOrEqual(bar.y)
    const { total } = sumOf(someTools.slice(0, index + 1))
    const sum = button.locator('..').getByRole('paragraph').filter({ hasText: total })
    await expect(sum).toBeInViewport({ ratio: 1 })
    const { y, height } = await boxOf(sum)
    // Above its figures is a quarter of empty line.
    expect(y + height / 4).toBeGreaterThanOrEqual(box.y + box.height)
  }
})

test('the sheet is closed by its button, by a tap beside it, and by a wide screen, and links to the form', async ({
  page,
}) => {
  await plan.addButton(first).tap()
  await plan.openSheet()
  await plan.sheet.getByRole('button', { name: panel.closeLabel }).tap()
  await expect(plan.sheet).toBeHidden()
  await plan.openSheet()
  await expect(plan.sheet).toBeVisible()
  // A tap beside the sheet counts once a double tap is no longer possible.
  await expect(plan.sheet).toHaveAttribute('closedby', 'any')
  await page.touchscreen.tap(180, 20)
  await expect(plan.sheet).toBeHidden()
  await plan.openSheet()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(plan.sheet).toBeHidden()
  await expect(plan.panel).toBeVisible()
  await page.setViewportSize({ width: 375, height: 812 })
  await plan.openSheet()
  await plan.sheet.getByRole('link', { name: panel.startLabel }).tap()
  await expect(page).toHaveURL(({ pathname }) => pathname === routes.leadForm.path)
})

test('the sheet has no accessibility faults in either theme, and fits the screen, also with text twice as large', async ({
  page,
}) => {
  await plan.add(...someTools)
  await plan.openSheet()
  await plan.removeButton(first).tap()
  expect.soft(await accessibilityFaults(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await accessibilityFaults(page, 'html', rulesOfLook)).toEqual([])
  const start = plan.sheet.getByRole('link', { name: panel.startLabel })
  for (const [width, height] of [
    [320, 700],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await start.scrollIntoViewIfNeeded()
    // Scroll positions are whole pixels.
    await expect.soft(start, `${width} px`).toBeInViewport({ ratio: 0.99 })
    expect.soft(await overflowOf(page), `${width} px`).toBe(0)
  }
  await page.setViewportSize({ width: 375, height: 812 })
  await setTextSize(page, 200)
  expect(await overflowOf(page)).toBe(0)
})
