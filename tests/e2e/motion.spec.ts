import { expect, test } from '@playwright/test'
import { siteRoutes } from '../../tools/bench/site-routes'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface FrameCounter extends Window {
  /** Frames that the page has asked for so far. */
  requested: number
  /** The browser's own function, which is not counted. */
  nextFrame: typeof requestAnimationFrame
}

for (const path of siteRoutes(process.cwd())) {
  test(`${path} stands still under reduced motion`, async ({ page }) => {
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
