/** `npm run screenshots -- [pages]`: every page, or those such as `/ /about`, at three widths in both themes, in screenshots/. */
import { chromium, type Page } from '@playwright/test'
import { articles } from '../lib/build/content'
import { articlePath, routes } from '../lib/routes'
import { findBrowser, launchArguments } from './browser/find-browser'
import { serve } from './serve/serve'
import { runCommand } from './setup/command.mjs'

/** Takes a screenshot of a whole page, after scrolling through it once so that everything is loaded. */
async function photograph(page: Page, url: string, file: string): Promise<void> {
  await page.goto(url)
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
  })
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
  console.log(file)
}

await runCommand(async () => {
  const wanted = process.argv.slice(2)
  const fixed = Object.values(routes).map(({ path }) => path)
  const all = [...fixed, ...articles.map(({ slug }) => articlePath(slug)), '/no-such-page']
  const { base, close } = await serve('out')
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchArguments })
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [375, 768, 1440]) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })
      for (const path of wanted.length > 0 ? wanted : all) {
        const name = path.slice(1).replaceAll('/', '-') || 'home'
        await photograph(page, base + path, `screenshots/${name}-${width}-${colorScheme}.png`)
      }
      await page.close()
    }
  await browser.close()
  close()
})
