import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'

test.describe('header and footer', () => {
  test('name the spec’s links in order, and mark the page the visitor is on', async ({ page }) => {
    await page.goto(routes.faq.path)
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveText(['Home', 'Services', 'Use Cases', 'Blog', 'FAQ'])
    await expect(links.nth(4)).toHaveAttribute('aria-current', 'page')
    const footer = page.getByRole('contentinfo')
    for (const column of ['Solutions', 'Company', 'Explore More']) {
      await expect(footer.getByRole('heading', { name: column })).toBeVisible()
    }
    await expect(footer.getByText('© 2025')).toBeVisible()
    await expect(footer.getByText('Smarter AI. Real Business Growth.')).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Learn How AI Works' })).toHaveAttribute('href', '/#how-it-works')
  })

  test('stay reachable: the header sticks, and the skip link comes first and leads to the content', async ({
    page,
  }) => {
    await page.goto(routes.privacy.path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('banner')).toBeInViewport()
  })

  test('keyboard focus is never hidden below the sticky header', async ({ page }) => {
    // Without smooth scrolling every position is final at once.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(routes.privacy.path)
    await page.getByRole('link', { name: 'Return to Homepage' }).focus()
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
})

for (const { path } of [routes.home, routes.contact, routes.faq]) {
  test(`${path} keeps everything in reach on a phone when a reader spaces the letters out`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(path)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeInViewport({ ratio: 1 })
  })
}

test('the header stays in one row on a phone at twice the text size', async ({ page }) => {
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 })
    await page.goto(routes.contact.path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const logo = page.getByRole('banner').getByRole('link').first()
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    await expect(menu).toBeInViewport({ ratio: 1 })
    const [left, right] = [await logo.boundingBox(), await menu.boundingBox()]
    const middle = (box: typeof left) => (box ? box.y + box.height / 2 : Number.NaN)
    expect(middle(left)).toBeCloseTo(middle(right), 0)
  }
})

for (const { width, links } of [
  { width: 768, links: false },
  { width: 769, links: true },
  { width: 1024, links: true },
]) {
  test(`the header of a window ${width} px wide ${links ? 'shows its links in a row' : 'has a menu'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(routes.contact.path)
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: links })
    await expect(banner.getByRole('button', { name: 'Menu', exact: true })).toBeVisible({ visible: !links })
    await expect(banner.getByRole('link', { name: 'Get Started' })).toBeInViewport({ ratio: 1 })
    expect((await banner.boundingBox())?.height).toBeLessThan(80)
  })
}

test('links of a page glide to their place, but a place is restored at once', async ({ page }) => {
  await page.goto(routes.home.path)
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  expect(await behavior()).toBe('auto')
  await page.getByRole('link', { name: "See How We've Helped Others" }).focus()
  expect(await behavior()).toBe('smooth')
})

test.describe('theme', () => {
  const background = () => getComputedStyle(document.body).backgroundColor

  test('follows the system until the visitor chooses, then remembers', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(routes.about.path)
    const dark = await page.evaluate(background)
    await page.emulateMedia({ colorScheme: 'light' })
    const light = await page.evaluate(background)
    expect(light).not.toBe(dark)

    const choice = (name: string) => page.getByRole('contentinfo').getByRole('button', { name })
    await expect(choice('System')).toHaveAttribute('aria-pressed', 'true')
    await choice('Dark').click()
    await expect(choice('Dark')).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(background)).toBe(dark)
    await page.goto(routes.faq.path)
    expect(await page.evaluate(background)).toBe(dark)
    await choice('System').click()
    expect(await page.evaluate(background)).toBe(light)
  })

  test('is set before the first paint', async ({ page }) => {
    await page.goto(routes.about.path)
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        document.documentElement.dataset.themeAtBody = document.documentElement.dataset.theme ?? 'none'
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme-at-body', 'dark')
  })

  test('works where storage is forbidden', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto(routes.about.path)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})
