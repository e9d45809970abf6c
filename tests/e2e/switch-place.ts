import { expect, type Page, test } from '@playwright/test'
import { afterFrames } from './frames'
import { HomePage } from './pages/home-page'

/** How far below the top of the viewport the switch is tried, in px; the first is half below the header, the second right below it. */
const places = [40, 80, 90, 100, 300]

async function pressAt(page: Page, top: number): Promise<void> {
  const home = new HomePage(page)
  await home.open()
  const before = await home.placeSwitch(top)
  for (const name of ['After', 'Before', 'After'] as const) {
    await home.pressInPlace(name)
    await expect(home.choice(name)).toBeFocused()
    await afterFrames(page)
    // Within a pixel: parts of the page laid out meanwhile are as high as they are, not whole pixels.
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(1)
  }
}

/** Declares the tests, at whatever size the spec has, that pressing the Before/After switch does not move the page. */
export function testSwitchPlace(): void {
  for (const top of places)
    test(`pressing the switch ${top} px below the top leaves the page where it is`, ({ page }) => pressAt(page, top))
}
