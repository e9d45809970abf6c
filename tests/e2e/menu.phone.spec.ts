import { expect, type Page, test } from '@playwright/test'
import { routes } from '@/lib/routes'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).tap()

test.describe('the menu on a phone', () => {
  test('lists the spec’s entries and leads to the chosen page', async ({ page }) => {
    await page.goto(routes.faq.path)
    await expect(page.getByRole('banner').getByRole('link', { name: /Book Free Call/ })).toBeHidden()
    await openMenu(page)
    await expect(menu(page).getByRole('link')).toHaveText([
      'Home',
      'Services',
      'Use Cases',
      'Blog',
      'FAQ',
      'Book Free Call (opens in a new tab)',
    ])
    await menu(page).getByRole('link', { name: 'Blog' }).tap()
    await expect(page).toHaveURL(routes.blog.path)
    await expect(menu(page)).toBeHidden()
  })

  test('has its button beside the logo also where a scrollbar takes room from the page', async ({ page }) => {
    await page.goto(routes.faq.path)
    const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 0 }
    await page.addStyleTag({ content: 'body { margin-right: 15px }' })
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(height)
  })

  test('closes when the chosen link is the page itself', async ({ page }) => {
    await page.goto(routes.about.path)
    await openMenu(page)
    await menu(page)
      .getByRole('link', { name: /Book Free Call/ })
      .evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await menu(page)
      .getByRole('link', { name: /Book Free Call/ })
      .tap()
    await expect(menu(page)).toBeHidden()
  })

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await page.goto(routes.about.path)
    await page.getByRole('button', { name: 'Menu', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
  })

  test('closes when the focus moves on to the page that it covers', async ({ page }) => {
    await page.goto(routes.about.path)
    await page.getByRole('button', { name: 'Menu', exact: true }).focus()
    await page.keyboard.press('Enter')
    const last = page.locator('#menu').getByRole('button', { name: 'System' })
    await last.focus()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu(page)).toBeHidden()
    await expect(page.locator('main :focus, main:focus')).toBeVisible()
  })

  test('keeps the page behind it where it was', async ({ page }) => {
    await page.goto(routes.about.path)
    await openMenu(page)
    await page.mouse.wheel(0, 600)
    await page.getByRole('button', { name: 'Close menu' }).tap()
    await expect(menu(page)).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('covers the whole screen, also on its side, and scrolls within itself', async ({ page }) => {
    await page.setViewportSize({ width: 667, height: 320 })
    await page.goto(routes.about.path)
    await openMenu(page)
    const last = menu(page).getByRole('link', { name: /Book Free Call/ })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
  })
})
