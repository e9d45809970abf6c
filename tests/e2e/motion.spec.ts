import { expect, type Locator, type Page, test } from '@playwright/test'
import { site } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { afterFrames } from './support/frames'
import { lastingAnimations } from './support/motion'
import { whenRunning } from './support/running'

test.use({ reducedMotion: 'no-preference' })

const switchOf = (page: Page) => page.getByRole('checkbox', { name: site.labels.pauseMotion })

/** Whether a canvas looks the same after some frames. */
async function isStill(canvas: Locator): Promise<boolean> {
  const picture = () => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL())
  const before = await picture()
  await afterFrames(canvas.page())
  return (await picture()) === before
}

test('illustrations are paused with the switch, which is remembered', async ({ page }) => {
  await page.goto(routes.about.path)
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
  expect(await lastingAnimations(page)).toEqual([])
  await expect.poll(() => isStill(canvas)).toBe(true)
  // The switch goes, and the canvas shows its picture, where the visitor wants no motion.
  await switchOf(page).uncheck()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Not by a reload, which would return to the place of the switch.
  await page.goto(routes.home.path)
  await whenRunning(page)
  await page.mouse.move(30, 210)
  await expect(page.locator('.motion-switch')).toBeHidden()
  await expect(page.locator('[data-field="live"]')).toBeAttached()
  await expect.poll(() => isStill(canvas)).toBe(true)
})
