import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Tallest picture, in CSS pixels: a taller one is shown shrunk by most viewers. */
const sliceHeight = 1600

/** Scrolls through the page once, so that lazy pictures and frames load, and waits for the fonts. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = Math.max(window.innerHeight, 400)
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined)
}

/**
 * Photographs a whole page in slices, top to bottom.
 * @param page Already at the right size and theme.
 * @param url Address to open.
 * @param name Start of the files' names; each ends in its number, counted from 0.
 * @returns The files written.
 */
export async function photograph(page: Page, url: string, folder: string, name: string): Promise<string[]> {
  await page.goto(url, { waitUntil: 'load' })
  await settle(page)
  const { width, height } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: document.documentElement.scrollHeight,
  }))
  const files: string[] = []
  for (let top = 0; top < height; top += sliceHeight) {
    const path = join(folder, `${name}-${files.length}.png`)
    const clip = { x: 0, y: top, width, height: Math.min(sliceHeight, height - top) }
    await page.screenshot({ path, clip, fullPage: true, animations: 'disabled' })
    files.push(path)
  }
  return files
}
