import { expect, test } from '@playwright/test'
import { page as copyOf } from '@/lib/build/content'
import { HomePage } from './pages/home-page'
import { afterFrames } from './support/frames'
import { phone } from './support/phone'
import { whenRunning } from './support/running'

test.use(phone)

const homePage = copyOf('home')

test('the first screen of the home page has its calls to action; its illustration and the switch fit a phone', async ({
  page,
}) => {
  const home = new HomePage(page)
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
  await home.open()

  await test.step('the brand, the heading, and the calls to action are on the first screen', async () => {
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('link', { name: homePage.head.bookLabel }).first()).toBeInViewport({ ratio: 1 })
  })

  await test.step('the first and the moving illustration show nodes without the lines between them up to 768 px', async () => {
    for (const width of [375, 768, 769]) {
      await page.setViewportSize({ width, height: 812 })
      const shown = await page
        .locator('.hero-net path[data-draw]')
        .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).length)
      expect.soft(shown > 0, `lines at ${width} px`).toBe(width > 768)
    }
    for (const width of [769, 375]) {
      await page.setViewportSize({ width, height: 812 })
      await page.reload()
      await whenRunning(page)
      await page.keyboard.press('Tab')
      await page.locator('html.arc').waitFor({ state: 'attached' })
      await afterFrames(page)
      await expect(page.locator('html.bezierCurveTo')).toHaveCount(width > 768 ? 1 : 0)
    }
  })

  await test.step('the switch shows the picture for phones, whole', async () => {
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
})
