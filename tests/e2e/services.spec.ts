import { expect, type Page, test } from '@playwright/test'
import { routes } from '@/lib/routes'

const sections = ['consulting', 'development', 'management'] as const

/** Distance from the top of the window to a section, in px. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)

/** The section has come to rest at the top, below the sticky header. */
const expectAtTop = async (page: Page, id: string) => {
  await expect.poll(() => topOf(page, id), { message: `#${id} is at the top` }).toBeLessThan(130)
  expect(await topOf(page, id)).toBeGreaterThan(-10)
}

test.describe('services', () => {
  test('the three cards lead to their sections', async ({ page }) => {
    await page.goto(routes.services.path)
    const cards = page.getByRole('navigation', { name: 'Our three services' }).getByRole('link')
    await expect(cards).toHaveCount(3)
    for (const [index, id] of sections.entries()) {
      await page.goto(routes.services.path)
      await cards.nth(index).click()
      await expect(page).toHaveURL(`${routes.services.path}#${id}`)
      await expectAtTop(page, id)
    }
  })

  test('a card is one large target', async ({ page }) => {
    await page.goto(routes.services.path)
    const title = page.getByRole('heading', { name: 'AI service management' })
    // The link lies over the whole card, so the click goes to the place and not to the heading.
    const { x, y } = (await title.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.click(x + 5, y + 5)
    await expectAtTop(page, 'management')
  })

  for (const [route, id] of [
    [routes.servicesAutomate, 'consulting'],
    [routes.servicesBuild, 'development'],
    [routes.servicesManage, 'management'],
  ] as const) {
    test(`${route.path} scrolls to ${id} and names /services as its canonical address`, async ({ page }) => {
      await page.goto(route.path)
      await expectAtTop(page, id)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/services$/)
      await expect(page.locator('h1')).toHaveCount(1)
    })
  }

  test('the dashboard states uptime, response time and status', async ({ page }) => {
    await page.goto(routes.services.path)
    const management = page.locator('#management')
    for (const words of ['99.5%', '1.2s', 'All systems online'])
      await expect(management.getByText(words, { exact: true })).toBeVisible()
  })

  test('the picture of the development section runs from edge to edge, and its words keep to the page', async ({
    page,
  }) => {
    for (const width of [375, 768, 1440, 2000]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(routes.services.path)
      const section = page.locator('#development')
      const box = await section.locator('figure').boundingBox()
      expect([box?.x, box?.width]).toEqual([0, await page.evaluate(() => document.documentElement.clientWidth)])
      const [heading, title] = [section.locator('h2'), section.getByText('Message from a customer')]
      expect((await title.boundingBox())?.x).toBeCloseTo((await heading.boundingBox())?.x ?? -1, 0)
    }
  })

  test('leads to the lead form, the plan and the calculator, and embeds the form', async ({ page }) => {
    await page.goto(routes.services.path)
    const main = page.getByRole('main')
    for (const { path } of [routes.leadForm, routes.plan, routes.roiCalculator]) {
      await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible()
    }
    await expect(main.locator('#contact iframe')).toHaveAttribute('height', '500')
  })
})

test.describe('explanations', () => {
  const at = (page: Page, topic: RegExp) => {
    const button = page.getByRole('button', { name: topic })
    return { button, popup: page.locator('[data-explained]', { has: button }).locator('[popover]') }
  }

  /** Pixels between the words and what explains them, which stands below or above. */
  const gapBetween = async ({ button, popup }: ReturnType<typeof at>) => {
    const [words, place] = [await button.boundingBox(), await popup.boundingBox()]
    if (!words || !place) throw new Error('The words or their explanation cannot be seen.')
    expect(place.x).toBe(words.x)
    return Math.round(Math.max(place.y - words.y - words.height, words.y - place.y - place.height))
  }

  test('the comparison is a table', async ({ page }) => {
    await page.goto(routes.services.path)
    const table = page.getByRole('table', { name: /without/ })
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    await expect(table.getByRole('rowheader')).toHaveCount(6)
    await expect(table.getByRole('cell')).toHaveCount(12)
  })

  test('open on hover, can be pointed at, and close after the pointer has left', async ({ page }) => {
    await page.goto(routes.services.path)
    const { button, popup } = at(page, /^Your data/)
    await button.scrollIntoViewIfNeeded()
    // The framework starts when the pointer comes near; the pointer that came first must not be lost.
    await button.hover()
    await expect(popup).toBeVisible()
    await popup.hover()
    await expect(popup).toBeVisible()
    await page.getByRole('heading', { level: 2, name: /without/ }).hover()
    await expect(popup).toBeHidden()
  })

  test('open on keyboard focus, close on Escape, and open again with Enter', async ({ page }) => {
    await page.goto(routes.services.path)
    const first = at(page, /^First project/)
    const second = at(page, /^Time to first result/)
    await first.button.focus()
    await page.keyboard.press('Tab')
    await expect(second.button).toBeFocused()
    await expect(second.popup).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(second.popup).toBeHidden()
    await expect(second.button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(second.popup).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(second.popup).toBeHidden()
  })

  test('stay open when their words are clicked while hovering has opened them', async ({ page }) => {
    await page.goto(routes.services.path)
    const { button, popup } = at(page, /^Your data/)
    await button.hover()
    await expect(popup).toBeVisible()
    await button.click()
    await expect(popup).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
  })

  test('open at their words, and move with the page', async ({ page }) => {
    await page.goto(routes.services.path)
    const explained = at(page, /^Your data/)
    const { button, popup } = explained
    await button.evaluate((words) => words.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await button.click()
    await expect(popup).toBeVisible()
    expect(await gapBetween(explained)).toBe(6)
    await page.evaluate(() => window.scrollBy({ top: 120, behavior: 'instant' }))
    expect(await gapBetween(explained)).toBe(6)
  })

  for (const way of ['hover', 'focus', 'click'] as const)
    test(`open above words that stand low on the screen, on ${way}`, async ({ page }) => {
      await page.goto(routes.services.path)
      const explained = at(page, /^Your data/)
      const { button, popup } = explained
      await button.evaluate((words) => {
        words.scrollIntoView({ block: 'end', behavior: 'instant' })
        window.scrollBy({ top: 80, behavior: 'instant' })
      })
      await button[way]()
      await expect(popup).toBeInViewport({ ratio: 1 })
      expect(await gapBetween(explained)).toBe(6)
    })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('open on a click and close on the next', async ({ page }) => {
      await page.goto(routes.services.path)
      const { button, popup } = at(page, /^When something breaks/)
      await button.click()
      await expect(popup).toBeVisible()
      await button.click()
      await expect(popup).toBeHidden()
    })
  })
})
