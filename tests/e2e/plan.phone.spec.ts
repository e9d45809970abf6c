import { expect, test } from '@playwright/test'
import { page as copyOf, site } from '@/lib/build/content'
import { nameTool } from '@/lib/plan/text'
import { routes } from '@/lib/routes'
import { fillTemplate } from '@/lib/text/fill-template'
import { addedNotice, PlanPage, someTools, sumOf } from './pages/plan-page'
import { accessibilityFaults, rulesOfLook } from './support/accessibility'
import { boxOf, overflowOf, scrollPage, setTextSize } from './support/layout'
import { phone } from './support/phone'
import { whenRunning } from './support/running'

test.use(phone)

const planPage = copyOf('plan')

const [first] = someTools
const { panel } = planPage

test('on a phone the plan is in a bar above the footer and in a sheet', async ({ page }) => {
  const plan = new PlanPage(page)
  const opener = page.getByRole('button', { name: panel.openLabel })
  await page.setViewportSize({ width: 320, height: 700 })
  await plan.open()
  await whenRunning(page)

  await test.step('the bar comes with the first tool; a notice is above its count and total, and covers no control', async () => {
    await expect(opener).toBeHidden()
    for (const [index, tool] of someTools.entries()) {
      await page.setViewportSize({ width: [320, 375][index] ?? 320, height: 700 })
      await plan.addButton(tool).tap()
      await expect(plan.notices).toHaveText([addedNotice(tool)])
      const notice = page.locator('[data-notice]')
      await expect(notice).toBeInViewport({ ratio: 1 })
      const [box, beside, bar] = [await boxOf(notice), await boxOf(opener), await boxOf(opener.locator('..'))]
      expect(box.x + box.width).toBeLessThan(beside.x)
      expect(box.y).toBeGreaterThanOrEqual(bar.y)
      const { total } = sumOf(someTools.slice(0, index + 1))
      const sum = opener.locator('..').getByRole('status', { name: panel.heading }).filter({ hasText: total })
      await expect(sum).toBeInViewport({ ratio: 1 })
      const { y, height } = await boxOf(sum)
      // Above its figures is a quarter of empty line.
      expect(y + height / 4).toBeGreaterThanOrEqual(box.y + box.height)
    }
    await expect(opener).toBeInViewport({ ratio: 1 })
    const { count } = sumOf(someTools)
    await expect(page.getByText(count, { exact: true }).filter({ visible: true })).toBeInViewport()
    await expect(plan.panel).toHaveCount(0)
    await expect(page.locator('form').getByText(site.priceNote)).toBeVisible()
  })

  await test.step('the button after a tool in the plan leads to the total', async () => {
    await plan.addButton(first).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(opener).toBeFocused()
  })

  await test.step('a double press on the button of the sheet presses nothing in it', async () => {
    await plan.openSheet()
    const { x, y, width, height } = await boxOf(plan.clear)
    await page.keyboard.press('Escape')
    // Where the opener is on the screen depends on the content, so it is placed where the sheet shows its button.
    const { x: left, y: top, ...own } = await boxOf(opener)
    const place = { x: x + width / 2 - left - own.width / 2, y: y + height / 2 - top - own.height / 2 }
    await opener.evaluate((button, box) => button.style.setProperty('translate', `${box.x}px ${box.y}px`), place)
    await page.mouse.dblclick(x + width / 2, y + height / 2)
    await expect(plan.sheet).toBeVisible()
    await expect(plan.items).toHaveCount(someTools.length)
    await opener.evaluate((button) => button.style.removeProperty('translate'))
  })

  await test.step('the sheet shows the plan, and gives back the focus', async () => {
    await plan.removeButton(first).tap()
    await expect(plan.items).toHaveCount(someTools.length - 1)
    await expect(plan.sheet.getByRole('status').first()).toContainText(planPage.notices.removed)
    const now = sumOf(someTools.slice(1))
    await expect(plan.sheet.getByRole('status', { name: panel.heading })).toHaveText(
      `${nameTool(panel.removedStatus, first.name)}: ${now.count}, ${fillTemplate(panel.priceTemplate, { price: now.total })}`,
    )
    await page.keyboard.press('Escape')
    await expect(plan.sheet).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(plan.addButton(first)).toContainText(planPage.addLabel)
    await plan.addButton(first).tap()
    await scrollPage(page, 100_000)
    await expect(opener).not.toBeInViewport()
    await scrollPage(page, 0)
  })

  await test.step('the sheet has no accessibility faults in either theme, and fits the screen, also with text twice as large', async () => {
    await page.setViewportSize(phone.viewport)
    await plan.openSheet()
    await plan.removeButton(first).tap()
    expect.soft(await accessibilityFaults(page, 'main')).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await accessibilityFaults(page, 'main', rulesOfLook)).toEqual([])
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
    await page.setViewportSize(phone.viewport)
    await setTextSize(page, 200)
    expect(await overflowOf(page)).toBe(0)
    await setTextSize(page, 100)
  })

  await test.step('it is closed by its button, by a tap beside it, and by a wide screen, and links to the form', async () => {
    await plan.sheet.getByRole('button', { name: panel.closeLabel }).tap()
    await expect(plan.sheet).toBeHidden()
    await plan.addButton(first).tap()
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
    await page.setViewportSize(phone.viewport)
    await plan.openSheet()
    await plan.sheet.getByRole('link', { name: panel.startLabel }).tap()
    await expect(page).toHaveURL(({ pathname }) => pathname === routes.leadForm.path)
  })
})
