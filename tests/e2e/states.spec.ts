import { expect, type Locator, type Page, test } from '@playwright/test'
import { articlePath, routes } from '@/lib/routes'

/** The ring around what has focus, as the browser draws it. */
const ringOf = (element: Locator) =>
  element.evaluate((node) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(node)
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth), color: outlineColor }
  })

const background = (element: Locator, pseudo?: string) =>
  element.evaluate((node, part) => getComputedStyle(node, part).backgroundColor, pseudo)

/** Every element that Tab reaches within `steps` steps. */
const tabThrough = async (page: Page, steps: number, visit: (focused: Locator) => Promise<void>) => {
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if (await focused.count()) await visit(focused)
  }
}

test.describe('forced colors', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  test('every control shows that it has focus', async ({ page }) => {
    await page.goto(routes.faq.path)
    await tabThrough(page, 14, async (focused) => {
      const { style, width } = await ringOf(focused)
      expect([style, width]).toEqual(['solid', 3])
    })
  })

  test('the page’s own link keeps its mark in the navigation', async ({ page }) => {
    await page.goto(routes.faq.path)
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')
    expect(await background(current, '::after')).not.toBe(await background(page.locator('body')))
  })

  test('the chosen theme stands out from the others', async ({ page }) => {
    await page.goto(routes.faq.path)
    const choices = page.getByRole('contentinfo').locator('[data-theme-choice]')
    const edges = await choices.evaluateAll((all) => all.map((choice) => getComputedStyle(choice).borderTopColor))
    const chosen = await choices.evaluateAll((all) => all.findIndex((one) => one.ariaPressed === 'true'))
    expect(new Set(edges).size).toBe(2)
    expect(edges.indexOf(edges[chosen] ?? '')).toBe(edges.lastIndexOf(edges[chosen] ?? ''))
  })

  test('the side of Before/After that shows is filled, and says so again when it changes', async ({ page }) => {
    await page.goto(routes.home.path)
    const label = (side: string) => page.locator(`.ba-label-${side}`)
    const color = (side: string) => label(side).evaluate((node) => getComputedStyle(node).color)
    const before = await color('before')
    expect(before).not.toBe(await color('after'))
    expect(await background(page.locator('.ba-switch'), '::before')).not.toBe(
      await background(page.locator('.ba-switch')),
    )
    await label('after').click()
    await expect.poll(() => color('after')).toBe(before)
  })

  test('main buttons are filled with the system’s own pair of colors', async ({ page }) => {
    await page.goto(routes.faq.path)
    const button = page.getByRole('banner').getByRole('link', { name: 'Get Started' })
    const [ground, ink] = await button.evaluate((node) => {
      const probe = document.createElement('span')
      probe.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText'
      document.body.append(probe)
      const wanted = getComputedStyle(probe)
      const { backgroundColor, color } = getComputedStyle(node)
      return [backgroundColor === wanted.backgroundColor, color === wanted.color]
    })
    expect([ground, ink]).toEqual([true, true])
  })

  test('illustrations are drawn in the text’s color', async ({ page }) => {
    await page.goto(routes.about.path)
    const colors = await page.evaluate(() => {
      const stroke = document.querySelector('main svg .stroke-ink')
      return stroke && [getComputedStyle(stroke).stroke, getComputedStyle(document.body).color]
    })
    expect(colors?.[0]).toBe(colors?.[1])
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`focus can be seen on the deep band in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(routes.faq.path)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).focus()
    await page.keyboard.press('Tab')
    await expect
      .poll(() => ringOf(page.locator(':focus')))
      .toEqual({ style: 'solid', width: 2, color: 'rgb(124, 203, 196)' })
  })
}

test('stronger contrast is given to those who ask for it', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto(routes.faq.path)
  const [lead, body] = await page.evaluate(() => {
    const quiet = document.querySelector('main .text-ink-2')
    return [quiet && getComputedStyle(quiet).color, getComputedStyle(document.body).color]
  })
  expect(lead).toBe(body)
})

test('a phone on its side keeps its height: the header goes with the page', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 320 })
  for (const path of [routes.home.path, routes.services.path, routes.roiCalculator.path]) {
    await page.goto(path)
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await expect(page.getByRole('banner')).not.toBeInViewport()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  }
})

for (const path of [routes.home.path, routes.faq.path, routes.services.path, routes.blog.path, routes.privacy.path]) {
  test(`${path} holds a very long word on a narrow screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const overflow = await page.evaluate(() => {
      for (const block of document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, figcaption)')) {
        if (block.childElementCount === 0 && block.textContent) {
          block.textContent = 'Kraftfahrzeughaftpflichtversicherungsunternehmensberatung'
        }
      }
      return document.documentElement.scrollWidth - document.documentElement.clientWidth
    })
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test.describe('on paper', () => {
  const article = articlePath('smart-shelves-retail-ai')

  for (const path of [article, routes.privacy.path, routes.faq.path]) {
    test(`${path} is its words, without the site around them`, async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await page.goto(path)
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await background(page.locator('body'))).toBe('rgb(255, 255, 255)')
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('main .prose > :is(p, h2, h3, ul, ol)')]
          .filter((block) => !block.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }))
          .map((block) => block.textContent),
      )
      expect(hidden).toEqual([])
    })
  }

  test('words on dark bands are printed dark', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(routes.home.path)
    const colors = await page.evaluate(() =>
      [...document.querySelectorAll('main .on-deep :is(p, h2, dt, dd)')].map((node) => getComputedStyle(node).color),
    )
    expect(colors.length).toBeGreaterThan(0)
    expect(colors).not.toContain('rgb(244, 241, 233)')
  })

  test('nothing that waits to be revealed stays away', async ({ page }) => {
    await page.goto(routes.home.path)
    await page.emulateMedia({ media: 'print' })
    const faint = await page.evaluate(
      () =>
        [...document.querySelectorAll('[data-reveal]')].filter((block) => getComputedStyle(block).opacity !== '1')
          .length,
    )
    expect(faint).toBe(0)
  })
})

test.describe('from page to page', () => {
  /** Whether the next page came with a view transition, as that page itself sees it. */
  const follow = async (page: Page) => {
    await page.addInitScript(() => {
      window.addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.transition = String((event as PageRevealEvent).viewTransition !== null)
      })
    })
    await page.goto(routes.privacy.path)
    await page.evaluate((next) => window.location.assign(next), routes.terms.path)
    await expect(page).toHaveURL(/\/terms$/)
    return page.locator('html').getAttribute('data-transition')
  }

  test('one page fades into the next', async ({ page }) => {
    expect(await follow(page)).toBe('true')
  })

  test('but not for those who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await follow(page)).toBe('false')
  })
})
