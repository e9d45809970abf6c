import { expect, type Page, test } from '@playwright/test'
import { site } from '@/lib/build/content'
import { phoneLink } from '@/lib/links/contact-links'
import { routes } from '@/lib/routes'
import { addStyles, boxOf, scrollPage } from './support/layout'
import { phone } from './support/phone'
import { whenRunning } from './support/running'

test.use(phone)

const { labels } = site
const menu = (page: Page) => page.getByRole('navigation', { name: labels.menu, exact: true })
const button = (page: Page) => page.getByRole('button', { name: labels.menu, exact: true })
const booking = (page: Page) => menu(page).getByRole('link').last()

test('the menu of a phone fills the screen, takes and gives back the focus, lists the links, and opens a page', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto(routes.about.path)
  await whenRunning(page)

  await test.step('its button is beside the logo also where a scrollbar takes room from the page', async () => {
    const { height } = await boxOf(page.getByRole('banner'))
    await addStyles(page, 'body { margin-right: 15px }')
    expect((await boxOf(page.getByRole('banner'))).height).toBe(height)
  })

  await test.step('it is a modal dialog with a name: it takes the focus, keeps it from the page, and gives it back on Escape', async () => {
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: labels.closeMenu })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: labels.menu, exact: true })
    await expect(dialog).toBeVisible()
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    await page
      .locator('main a')
      .first()
      .evaluate((link) => link.focus())
    await expect(dialog.locator(':focus')).toBeVisible()
    await expect(dialog.getByRole('link', { name: site.phone })).toHaveAttribute('href', phoneLink(site.phone))
    await page.setViewportSize({ width: 1600, height: 812 })
    await expect(dialog).toBeHidden()
    await page.setViewportSize({ width: 375, height: 812 })
    await expect(dialog).toBeHidden()
  })

  await test.step('it fills the screen, including the labeled theme switch, and does not scroll the page behind it', async () => {
    await scrollPage(page, 0)
    await button(page).tap()
    const theme = page.locator('#Menu').getByRole('group', { name: labels.theme })
    for (const name of [labels.themeLight, labels.themeDark, labels.themeSystem])
      await expect(theme.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
    const { y, height } = await boxOf(theme)
    expect(y + height).toBeGreaterThan((page.viewportSize()?.height ?? 0) * 0.85)
    await page.mouse.wheel(0, 600)
    await page.getByRole('button', { name: labels.closeMenu }).tap()
    await expect(menu(page)).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  await test.step('in landscape its content scrolls', async () => {
    await page.setViewportSize({ width: 667, height: 320 })
    await button(page).tap()
    await booking(page).scrollIntoViewIfNeeded()
    await expect(booking(page)).toBeInViewport()
    await page.setViewportSize({ width: 375, height: 812 })
  })

  await test.step('it lists the header’s links and the two calls to action, closes when one is chosen, and opens its page', async () => {
    await expect(menu(page).getByRole('link')).toHaveText([
      ...site.headerNavigation.map(({ label }) => label),
      labels.getStarted,
      `${labels.bookCall} ${labels.opensInNewTab}`,
    ])
    await booking(page).evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await booking(page).tap()
    await expect(menu(page)).toBeHidden()
    await button(page).tap()
    const { href = '' } = site.headerNavigation.at(-1) ?? {}
    await menu(page).locator(`a[href="${href}"]`).first().tap()
    await expect(page).toHaveURL(href)
    await expect(menu(page)).toBeHidden()
  })
})
