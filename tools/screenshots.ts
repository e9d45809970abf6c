/** `npm run screenshots`: every page at three widths in both themes, in screenshots/. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { articles } from '../lib/content'
import { articlePath, routes } from '../lib/routes'
import { findBrowser, launchArguments } from './browser/find-browser.mjs'
import { serve } from './serve/serve.mjs'
import { Failure, runCommand } from './setup/command.mjs'
import { readOptions } from './setup/options'

const usage = `Usage: npm run screenshots -- [options]
  --base http://localhost:3000   a running site instead of out/
  --routes /,/about              only these pages
  --width 375,1440               widths of the window in pixels
  --theme dark                   light or dark instead of both`

const text = { type: 'string' } as const

const choosePictures = () =>
  readOptions({ base: text, routes: text, width: text, theme: text }, usage, ({ base, ...values }) => {
    const all = [...Object.values(routes).map(({ path }) => path), ...articles.map(({ slug }) => articlePath(slug))]
    const paths = values.routes?.split(',') ?? [...all, '/no-such-page']
    const widths = (values.width ?? '375,768,1440').split(',').map(Number)
    const themes = (['light', 'dark'] as const).filter((theme) => (values.theme ?? theme) === theme)
    if (!widths.every((width) => width > 0)) throw new Failure('--width takes numbers.')
    if (themes.length === 0) throw new Failure('--theme takes light or dark.')
    return { base, paths, widths, themes }
  })

const folder = 'screenshots'

/** Maximum height of a picture in CSS pixels: most viewers shrink taller ones. */
const sliceHeight = 1600

/** Takes screenshots of a whole page in slices, after scrolling through it once so that everything is loaded. */
async function photograph(page: Page, url: string, file: string): Promise<void> {
  await page.goto(url)
  const height = await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
    return document.documentElement.scrollHeight
  })
  const width = page.viewportSize()?.width ?? 0
  for (let top = 0; top < height; top += sliceHeight) {
    const clip = { x: 0, y: top, width, height: Math.min(sliceHeight, height - top) }
    const path = `${file}-${top / sliceHeight}.png`
    await page.screenshot({ path, clip, fullPage: true, animations: 'disabled' })
  }
}

await runCommand(async () => {
  const { base, paths, widths, themes } = choosePictures()
  await mkdir(folder, { recursive: true })
  const site = base === undefined ? await serve('out') : { base, close: () => undefined }
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchArguments })
  for (const colorScheme of themes) {
    for (const width of widths) {
      const viewport = { width, height: width < 600 ? 812 : 900 }
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
      for (const path of paths) {
        const name = `${path.split('/').filter(Boolean).join('-') || 'home'}-${width}-${colorScheme}`
        await photograph(page, site.base + path, join(folder, name))
        console.log(join(folder, name))
      }
      await page.close()
    }
  }
  await browser.close()
  site.close()
})
