import { expect, test } from '@playwright/test'
import { page as copyOf, roi } from '@/lib/build/content'
import { PlanPage } from './pages/plan-page'
import { RoiPage } from './pages/roi-page'
import { whenRunning } from './support/running'

const planPage = copyOf('plan')

/** Replaces the texts of a page by elements of other words, as the translators of browsers do. */
function translate(): void {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (words.nextNode()) found.push(words.currentNode as Text)
  for (const text of found) {
    if (text.data.trim() === '' || text.parentElement?.closest('[translate="no"], script, style')) continue
    const font = document.createElement('font')
    font.textContent = `${text.data} (es)`
    text.replaceWith(font)
  }
}

test('a translated plan still updates the count and the notices', async ({ page }) => {
  await new PlanPage(page).open()
  await whenRunning(page)
  await page.evaluate(translate)
  const add = page.getByRole('button', { name: new RegExp(`${planPage.addLabel}|${planPage.addedLabel}`) }).first()
  await add.click()
  await expect(add).toContainText(planPage.addedLabel)
  await expect(page.getByText(planPage.panel.count.one).filter({ visible: true }).first()).toBeVisible()
})

test('an app that was translated before hydration can be used, with all its illustrations', async ({ page }) => {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`)
  const calculator = new RoiPage(page)
  await calculator.open()
  await whenRunning(page)
  await calculator.fillContact()
  await calculator.next.click()
  await expect(calculator.question).toHaveText(roi.questions[0]?.question ?? '')
  const missing = await page
    .locator('use')
    .evaluateAll((all) => all.filter((use) => !document.getElementById(use.getAttribute('href')?.slice(1) ?? '')))
  expect(missing).toHaveLength(0)
})
