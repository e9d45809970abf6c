import { expect, type Locator, type Page, test } from '@playwright/test'
import { site } from '@/lib/content'
import { routes } from '@/lib/routes'
import { afterFrames } from './support/frames'
import { lastingAnimations } from './support/motion'
import { whenRunning } from './support/running'

const switchOf = (page: Page) => page.getByRole('checkbox', { name: site.labels.pauseMotion })

/** Whether a canvas looks the same after some frames. */
async function isStill(canvas: Locator): Promise<boolean> {
  const picture = () => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL())
  const before = await picture()
  await afterFrames(canvas.page())
  return (await picture()) === before
}

for (const { path } of [routes.home, routes.about])
  test(`${path} pauses its illustrations with the switch, and remembers it`, async ({ page }) => {
    await page.goto(path)
    await whenRunning(page)
    await expect.poll(() => lastingAnimations(page)).not.toEqual([])
    await switchOf(page).check()
    expect(await lastingAnimations(page)).toEqual([])
    await page.reload()
    await expect(switchOf(page)).toBeChecked()
    expect(await lastingAnimations(page)).toEqual([])
    await switchOf(page).uncheck()
    await expect.poll(() => lastingAnimations(page)).not.toEqual([])
  })

test('the canvas of the home page is animated beside the text, but not off screen or when paused', async ({ page }) => {
  await page.goto(routes.home.path)
  await whenRunning(page)
  await page.mouse.move(20, 200)
  const canvas = page.locator('canvas')
  await expect.poll(() => isStill(canvas)).toBe(false)
  const [field, words] = await Promise.all([
    canvas.boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ])
  expect(field?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => isStill(canvas)).toBe(true)
  await switchOf(page).scrollIntoViewIfNeeded()
  await expect.poll(() => isStill(canvas)).toBe(false)
  await switchOf(page).check()
  await expect.poll(() => isStill(canvas)).toBe(true)
})

test('under reduced motion the canvas is not animated, and there is no switch', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(routes.home.path)
  await whenRunning(page)
  await page.mouse.move(20, 200)
  await expect(page.locator('.motion-switch')).toBeHidden()
  await expect(page.locator('[data-field="live"]')).toBeAttached()
  await expect.poll(() => isStill(page.locator('canvas'))).toBe(true)
})

test('the dots on the arch start when it is complete', async ({ page }) => {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(routes.home.path)
    // From the styles, since an animation that has ended is no longer in the list of the document's animations.
    const { dots, nodes } = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('.draws-on-load *')].filter(
        (part) => part.getClientRects().length > 0,
      )
      const animated = (name: string) =>
        shown.map((part) => getComputedStyle(part)).filter((style) => style.animationName === name)
      return {
        dots: animated('travel').map(({ animationDelay }) => Number.parseFloat(animationDelay)),
        nodes: animated('land').map(
          ({ animationDelay, animationDuration }) =>
            Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration),
        ),
      }
    })
    expect(dots.length).toBeGreaterThan(1)
    expect(nodes.length).toBeGreaterThan(1)
    expect(Math.min(...dots)).toBeGreaterThanOrEqual(Math.max(...nodes))
  }
})

test('the thank-you page animates its fireworks, but not under reduced motion', async ({ page }) => {
  // From the styles, since an animation that has ended is no longer in the list of the document's animations.
  const sparks = () =>
    [...document.querySelectorAll('main *')].filter((part) => getComputedStyle(part).animationName === 'spark').length
  await page.goto(routes.thankYou.path)
  expect(await page.evaluate(sparks)).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await page.evaluate(sparks)).toBe(0)
})
