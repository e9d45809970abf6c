import { expect, type Page, test } from '@playwright/test'
import { page as copyOf, services } from '@/lib/build/content'
import { routes, servicePath } from '@/lib/routes'
import { explanationOf } from './pages/services-page'
import { afterFrames } from './support/frames'
import { hold } from './support/hold'
import { boxOf, scrollPage } from './support/layout'

const servicesPage = copyOf('services')

/** Waits until the section has stopped at the top, below the sticky header. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  const top = () => page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top))
  await expect.poll(top, { message: `#${id} is at the top`, intervals: [50] }).toBeLessThan(130)
  expect(await top()).toBeGreaterThan(-10)
}

test('each card links to its section, wherever it is clicked, and explanations open by pointer and by keys', async ({
  page,
}) => {
  await page.goto(routes.services.path)
  const [first, second] = [explanationOf(page, 0), explanationOf(page, 1)]

  await test.step('an explanation opens at the first click', async () => {
    await first.button.click()
    await expect(first.popup).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('each card links to its section', async () => {
    const cards = page.getByRole('region', { name: servicesPage.overviewLabel })
    await expect(cards.locator('a[href^="#"]')).toHaveCount(services.length)
    for (const { anchor, shortTitle } of services) {
      await scrollPage(page, 0)
      // The link covers the whole card, so the click is at a position and not on the heading.
      const title = cards.getByText(shortTitle, { exact: true })
      await title.scrollIntoViewIfNeeded()
      const { x, y } = await boxOf(title)
      await page.mouse.click(x + 5, y + 5)
      await expect(page).toHaveURL(`${routes.services.path}#${anchor}`)
      await expectAtTop(page, anchor)
    }
  })

  await test.step('an explanation opens on hover, can be pointed at, closes after the pointer has left, and stays open after a double click', async () => {
    const { button, popup } = second
    await button.hover()
    await expect(popup).toBeVisible()
    await popup.hover()
    await expect(popup).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(popup).toBeHidden()
    await button.dblclick()
    await expect(popup).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    const { x, y } = await boxOf(button)
    await page.mouse.move(x + 4, y + 4)
    await afterFrames(page)
    await expect(popup).toBeHidden()
    await page.mouse.move(0, 0)
  })

  await test.step('it opens on keyboard focus, stays open at the first Enter, closes on Escape, and opens again with Enter', async () => {
    await first.button.focus()
    await page.keyboard.press('Tab')
    await expect(second.button).toBeFocused()
    await expect(second.popup).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(second.popup).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(second.popup).toBeHidden()
    await expect(second.button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(second.popup).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(second.popup).toBeHidden()
    await page.keyboard.press('Escape')
  })

  await test.step('it covers nothing of its row, and is above one at the bottom of the screen', async () => {
    const { button, popup } = second
    for (const block of ['center', 'end'] as const) {
      await page.mouse.move(0, 0)
      await expect(popup).toBeHidden()
      await button.evaluate((words, edge) => words.scrollIntoView({ block: edge, behavior: 'instant' }), block)
      await button.hover()
      await expect(popup).toBeInViewport({ ratio: 1 })
      const [words, place] = [await boxOf(button), await boxOf(popup)]
      const row = await boxOf(button.locator('xpath=ancestor::tr'))
      expect(place.x).toBe(words.x)
      expect(Math.max(place.y - row.y - row.height, row.y - place.y - place.height)).toBeCloseTo(0, 0)
    }
  })
})

test('a deep link scrolls to its section, and an explanation opens for a pointer that was there before its script', {
  tag: '@journey',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // All are the same page, but for the place that it names.
  for (const { address, anchor } of services.filter((service) => service.address).slice(-1)) {
    await page.goto(servicePath(address ?? ''))
    await expectAtTop(page, anchor)
  }
  const release = await hold(page, '**/enhancements/*')
  await page.goto(routes.services.path, { waitUntil: 'commit' })
  const { button, popup } = explanationOf(page, 1)
  await button.hover()
  release()
  await expect(popup).toBeVisible()
})
