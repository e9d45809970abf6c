import { expect, type Page } from '@playwright/test'
import { site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { test } from './support/own-context'
import { whenRunning } from './support/running'

const { labels } = site

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const choice = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('button', { name })

test('the theme follows the system until the visitor chooses, then remembers', { tag: '@journey' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      document.documentElement.dataset.themeAtBody = document.documentElement.dataset.theme ?? 'none'
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(routes.about.path)
  await whenRunning(page)
  const dark = await background(page)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await background(page)
  expect(light).not.toBe(dark)
  await expect(choice(page, labels.themeSystem)).toHaveAttribute('aria-pressed', 'true')
  await choice(page, labels.themeDark).click()
  await expect(choice(page, labels.themeDark)).toHaveAttribute('aria-pressed', 'true')
  expect(await background(page)).toBe(dark)
  await page.goto(routes.faq.path)
  // Before the first paint.
  await expect(page.locator('html')).toHaveAttribute('data-theme-at-body', 'dark')
  expect(await background(page)).toBe(dark)
  await expect(choice(page, labels.themeDark)).toHaveAttribute('aria-pressed', 'true')
  await whenRunning(page)
  await choice(page, labels.themeSystem).click()
  expect(await background(page)).toBe(light)
  await page.reload()
  expect(await background(page)).toBe(light)
})
