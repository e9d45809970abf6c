import { expect, test } from '@playwright/test'
import { site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { scrollPage } from './support/layout'

test('the skip link is focused first and moves the focus to the content, and the header stays in view', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto(routes.privacy.path)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: site.labels.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await scrollPage(page, 900)
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('banner')).toBeInViewport()
})

test('keyboard focus is never hidden below the sticky header', async ({ page }) => {
  await page.goto(routes.privacy.path)
  await page.getByRole('main').getByRole('link').last().focus()
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Shift+Tab')
    const covered = () => {
      const focused = document.activeElement
      const header = document.querySelector('header')
      if (!focused || !header || header.contains(focused)) return false
      return focused.getBoundingClientRect().bottom <= header.getBoundingClientRect().bottom
    }
    await expect.poll(() => page.evaluate(covered)).toBe(false)
  }
})

test('fast tabbing never leaves the focus off screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(routes.home.path)
  await page.getByRole('main').locator('a[href^="#"]').first().press('Enter')
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('Tab')
  const isInView = await page.evaluate(() => {
    const { top, bottom } = (document.activeElement ?? document.body).getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  expect(isInView).toBe(true)
})
