import { expect, test } from '@playwright/test'
import { homePage } from '@/lib/build/content'
import { HomePage } from './pages/home-page'
import { afterFrames } from './support/frames'
import { whenRunning } from './support/running'

let home: HomePage
test.beforeEach(async ({ page }) => {
  home = new HomePage(page)
  await home.open()
})

test('the first screen has the brand, the heading and the calls to action', async ({ page }) => {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(main.getByRole('link', { name: homePage.head.bookLabel }).first()).toBeInViewport({ ratio: 1 })
})

test('the switch shows the picture for phones, whole', async () => {
  await home.label('after').tap()
  await expect(home.after).toBeVisible()
  const shown = await home.after
    .locator('.ba-chains')
    .evaluateAll((all) => all.filter((picture) => picture.getClientRects().length > 0).length)
  expect(shown).toBe(1)
  const cut = () =>
    home.after
      .getByRole('listitem')
      .evaluateAll((all) =>
        all.map((tool) => tool.getBoundingClientRect()).filter(({ x, right }) => x < 0 || right > innerWidth),
      )
  // Polled, since the picture slides in from the side.
  await expect.poll(cut).toEqual([])
})

test('the first illustration shows nodes without the lines between them up to 768 px', async ({ page }) => {
  for (const width of [375, 768, 769]) {
    await page.setViewportSize({ width, height: 812 })
    const shown = (selector: string) =>
      page
        .locator(`.hero-net ${selector}`)
        .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).length)
    expect.soft((await shown('path[data-draw]')) > 0, `lines at ${width} px`).toBe(width > 768)
  }
})

test('the moving illustration draws no lines either up to 768 px', async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D
    for (const shape of ['arc', 'bezierCurveTo'] as const) {
      const draw = prototype[shape]
      Object.defineProperty(prototype, shape, {
        value(...place: unknown[]) {
          document.documentElement.classList.add(shape)
          Reflect.apply(draw, this, place)
        },
      })
    }
  })
  for (const width of [375, 769]) {
    await page.setViewportSize({ width, height: 812 })
    await page.reload()
    await whenRunning(page)
    await page.keyboard.press('Tab')
    await page.locator('html.arc').waitFor({ state: 'attached' })
    await afterFrames(page)
    await expect(page.locator('html.bezierCurveTo')).toHaveCount(width > 768 ? 1 : 0)
  }
})
