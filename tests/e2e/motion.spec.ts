import { expect, type Locator, type Page, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { siteRoutes } from '../../tools/bench/site-routes'
import { afterFrames } from './frames'

interface FrameCounter extends Window {
  /** Frames that the page has asked for so far. */
  requested: number
  /** The browser's own function, which is not counted. */
  nextFrame: typeof requestAnimationFrame
}

for (const path of siteRoutes(process.cwd())) {
  test(`${path} stands still under reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      const counter = window as unknown as FrameCounter
      counter.requested = 0
      counter.nextFrame = window.requestAnimationFrame.bind(window)
      window.requestAnimationFrame = (callback) => {
        counter.requested += 1
        return counter.nextFrame(callback)
      }
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.mouse.move(20, 200)
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length
    expect(await page.evaluate(running)).toBe(0)
    // Starting up may take a frame or two; what must not happen is a loop that goes on, frame after frame.
    const requested = await page.evaluate(async () => {
      const counter = window as unknown as FrameCounter
      const before = counter.requested
      for (let frame = 0; frame < 30; frame++) await new Promise((resolve) => counter.nextFrame(resolve))
      return counter.requested - before
    })
    expect(requested).toBeLessThanOrEqual(3)
  })
}

/** Names of the animations that are running and will not end within five seconds of their start. */
const lasting = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 5000)
      .map((animation) => (animation as CSSAnimation).animationName),
  )

/** Whether a canvas looks the same after some frames. */
async function isStill(canvas: Locator): Promise<boolean> {
  const picture = () => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL())
  const before = await picture()
  await afterFrames(canvas.page())
  return (await picture()) === before
}

for (const path of siteRoutes(process.cwd())) {
  test(`${path} moves for five seconds at most, or offers to stop`, async ({ page }) => {
    await page.goto(path)
    const control = page.locator('.motion-switch')
    if ((await lasting(page)).length > 0) await expect(control).toBeVisible()
    else await expect(control).toHaveCount(0)
  })
}

for (const path of [routes.home.path, routes.about.path]) {
  test(`${path} holds its illustrations still when asked to, and remembers it`, async ({ page }) => {
    await page.goto(path)
    const control = page.getByRole('checkbox', { name: 'Pause the moving illustrations' })
    expect((await lasting(page)).length).toBeGreaterThan(0)
    await control.check()
    expect(await lasting(page)).toEqual([])
    await page.reload()
    await expect(control).toBeChecked()
    expect(await lasting(page)).toEqual([])
    await control.uncheck()
    expect((await lasting(page)).length).toBeGreaterThan(0)
  })
}

test('the dots on the arch set out when it stands, its keystone last', async ({ page }) => {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(routes.home.path)
    const times = await page.evaluate(() => {
      const inHero = document.getAnimations().filter(({ effect }) => {
        const target = (effect as KeyframeEffect).target
        return target?.closest('.draws-on-load') && target.getClientRects().length > 0
      })
      const timesOf = (name: string, time: 'delay' | 'endTime') =>
        inHero
          .filter((animation) => (animation as CSSAnimation).animationName === name)
          .map(({ effect }) => Number(effect?.getComputedTiming()[time]))
      return { dots: timesOf('travel', 'delay'), nodes: timesOf('land', 'endTime') }
    })
    expect(times.dots.length).toBeGreaterThan(1)
    expect(Math.min(...times.dots)).toBeGreaterThanOrEqual(Math.max(1500, ...times.nodes))
  }
})

test('the switch also holds the canvas of the home page still', async ({ page }) => {
  await page.goto(routes.home.path)
  const control = page.getByRole('checkbox', { name: 'Pause the moving illustrations' })
  await page.mouse.move(20, 200)
  await control.focus()
  await expect(page.locator('[data-field="live"]')).toBeVisible()
  const canvas = page.locator('.hero-field canvas')
  expect(await isStill(canvas)).toBe(false)
  await control.check()
  expect(await isStill(canvas)).toBe(true)
})

test('illustrations can be held still without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(routes.about.path)
  await page.getByRole('checkbox', { name: 'Pause the moving illustrations' }).check()
  await expect(page.locator('.floating').first()).toHaveCSS('animation-play-state', 'paused')
  await context.close()
})

test('the switch stays away where nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(routes.home.path)
  await expect(page.locator('.motion-switch')).toBeHidden()
})
