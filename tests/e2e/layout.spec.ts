import { expect, type Page, test } from '@playwright/test'
import { headerRow } from '@/components/layout/header-row'
import { site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { boxOf, scrollPage, setTextSize, shortenHeader } from './support/layout'

const { headerNavigation, labels } = site
const menuButton = (page: Page) => page.getByRole('button', { name: labels.menu, exact: true })

test('the header stays in view on a low screen, and shows its links in a row from the width that they need, a menu in one row up to there', async ({
  page,
}) => {
  await page.goto(routes.privacy.path)
  await shortenHeader(page)
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 667, height: 320 },
  ]) {
    await page.setViewportSize(viewport)
    await scrollPage(page, 900)
    const { y, height } = await boxOf(page.getByRole('banner'))
    expect(y).toBe(0)
    expect(height).toBeLessThan(viewport.height / 5)
  }
  const banner = page.getByRole('banner')
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 })
    await setTextSize(page, 200)
    await expect(menuButton(page)).toBeInViewport({ ratio: 1 })
    const [logo, menu] = [await boxOf(banner.getByRole('link').first()), await boxOf(menuButton(page))]
    expect(logo.y + logo.height / 2).toBeCloseTo(menu.y + menu.height / 2, 0)
  }
  await setTextSize(page, 100)
  const row = headerRow(
    headerNavigation.map(({ label }) => label),
    [labels.bookCall, labels.getStarted],
  )
  const first = { tablet: 769, desktop: 1280, never: 9999 }[row]
  for (const width of [768, Math.min(first - 1, 1440), Math.min(first, 1440), 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const wide = width >= first
    await expect(banner.getByRole('navigation', { name: labels.mainNavigation })).toBeVisible({ visible: wide })
    await expect(menuButton(page)).toBeVisible({ visible: !wide })
    await expect(banner.locator(`a[href="${routes.leadForm.path}"]:not([popover] *)`).last()).toBeInViewport({
      ratio: 1,
    })
    expect((await boxOf(banner)).height).toBeLessThan(80)
  }
})
