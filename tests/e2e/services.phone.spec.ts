import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'

test('a tap opens an explanation inside the screen, and a tap beside it closes it', async ({ page }) => {
  await page.goto(routes.services.path)
  const button = page.getByRole('button', { name: /^Your data/ })
  const popup = page.locator('[data-explained]', { has: button }).locator('[popover]')
  await button.tap()
  await expect(popup).toBeVisible()
  await expect(popup).toBeInViewport({ ratio: 1 })
  await page.touchscreen.tap(20, 90)
  await expect(popup).toBeHidden()
})

test('the comparison is stacked, is still a table, and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(routes.services.path)
  const table = page.getByRole('table', { name: /without/ })
  await expect(table.getByRole('row')).toHaveCount(7)
  await expect(table.getByRole('rowheader')).toHaveCount(6)
  const [head, cell] = [table.getByRole('rowheader').first(), table.getByRole('cell').first()]
  const [headBox, cellBox] = [await head.boundingBox(), await cell.boundingBox()]
  expect(cellBox?.y).toBeGreaterThan((headBox?.y ?? 0) + 20)
  expect(cellBox?.width).toBeGreaterThan(240)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('the findings are stacked, are still a table, and fit 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(routes.services.path)
  const table = page.getByRole('table').first()
  await expect(table.getByRole('row')).toHaveCount(6)
  await expect(table.getByRole('columnheader', { name: 'Work' })).toHaveCount(1)
  const row = table.getByRole('row', { name: /^Quote follow-up/ })
  await expect(row).toHaveAccessibleName('Quote follow-up 11 h Start here')
  const [advice, hours] = [await row.getByText('Start here').boundingBox(), await row.locator('svg').boundingBox()]
  expect(hours?.y).toBeGreaterThan((advice?.y ?? 0) + 10)
  expect(hours?.width).toBeGreaterThan(160)
})
