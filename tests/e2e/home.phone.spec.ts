import { expect, test } from '@playwright/test'
import { HomePage } from './pages/home-page'
import { testSwitchPlace } from './switch-place'

test('the first screen says where you are, what is offered and what to do next', async ({ page }) => {
  await new HomePage(page).open()
  for (const part of [
    page.getByText('AI consulting and automation, St. Louis'),
    page.getByRole('heading', { level: 1, name: 'Your AI One-Stop Shop' }),
    page.getByRole('main').getByRole('link', { name: /Book My Free AI Strategy Call/ }),
    page.getByRole('link', { name: "See How We've Helped Others" }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
})

test('the switch shows a picture made for the phone', async ({ page }) => {
  const home = new HomePage(page)
  await home.open()
  await home.switch.locator('label').filter({ hasText: 'After' }).tap()
  await expect(home.after).toBeVisible()
  const shown = await home.after
    .locator('.ba-chains')
    .evaluateAll((all) => all.filter((illustration) => illustration.getClientRects().length > 0).length)
  expect(shown).toBe(1)
  const screen = page.viewportSize()?.width ?? 0
  for (const tool of await home.after.getByRole('listitem').all()) {
    const box = await tool.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= screen).toBe(true)
  }
})

testSwitchPlace()

for (const width of [320, 375]) {
  test(`no word of the first picture runs off the screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 })
    const home = new HomePage(page)
    await home.open()
    const cut = await home.before.evaluate((panel, screen) => {
      const words = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const found: string[] = []
      while (words.nextNode()) {
        range.selectNodeContents(words.currentNode)
        const { left, right } = range.getBoundingClientRect()
        if (!words.currentNode.parentElement?.closest('[aria-hidden]') && (left < 0 || right > screen)) {
          found.push(words.currentNode.nodeValue ?? '')
        }
      }
      return found
    }, width)
    expect(cut).toEqual([])
  })
}

for (const width of [320, 375, 1024]) {
  test(`the pictures of the services are whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 })
    await new HomePage(page).open()
    const cut = await page.locator('.rounded-plate.overflow-hidden > svg').evaluateAll((illustrations) =>
      illustrations.flatMap((illustration) => {
        const plate = illustration.parentElement?.getBoundingClientRect()
        return Array.from(illustration.querySelectorAll('text'), (word) => ({
          word: word.textContent,
          out: word.getBoundingClientRect().right > (plate?.right ?? 0) - 4,
        })).filter(({ out }) => out)
      }),
    )
    expect(cut).toEqual([])
  })
}
