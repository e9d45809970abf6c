/** `npm run screenshots`: every page at every width in both themes, for people to look at. See {@link readScreenshotOptions}. */
import { mkdir } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import { routeName, siteRoutes } from './bench/site-routes'
import { findBrowser, launchArguments } from './browser/find-browser.mjs'
import { readScreenshotOptions, type ScreenshotOptions } from './screenshots/options'
import { photograph } from './screenshots/photograph'
import { serve } from './serve/serve.mjs'

/** Takes all pictures, two pages at a time. */
async function takeAll(browser: Browser, base: string, options: ScreenshotOptions): Promise<void> {
  const jobs = options.themes.flatMap((theme) => options.widths.map((width) => ({ theme, width })))
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { theme, width } = job
      const viewport = { width, height: width < 600 ? 812 : 900 }
      const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      for (const route of options.routes) {
        const name = `${routeName(route)}-${width}-${theme}`
        const files = await photograph(page, base + route, options.folder, name)
        console.log(`${route} at ${width} px, ${theme}: ${files.length} in ${options.folder}/${name}-…`)
      }
      await context.close()
    }
  }
  await Promise.all([work(), work()])
}

async function run(): Promise<void> {
  const options = readScreenshotOptions(process.argv.slice(2), siteRoutes(process.cwd()))
  await mkdir(options.folder, { recursive: true })
  const site = options.base === undefined ? await serve('out') : undefined
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchArguments })
  try {
    await takeAll(browser, site?.base ?? options.base ?? '', options)
  } finally {
    await browser.close()
    await site?.close()
  }
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
