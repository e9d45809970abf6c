import { expect, type Page, test } from '@playwright/test'
import budgets from '@/budgets.json' with { type: 'json' }
import { site } from '@/lib/build/content'
import { appPaths, routes } from '@/lib/routes'
import { accessibilityFaults, rulesOfLook } from './support/accessibility'
import { overflowOf, overflowOfLongWords, setTextSize } from './support/layout'
import { countFrames, framesAskedFor, lastingAnimations, runningAnimations } from './support/motion'
import { furtherPaths, missingPath, templatePaths } from './support/paths'
import { watchProblems } from './support/problems'
import { sample } from './support/sample'
import { isNextScript, touchEverything, watchOtherHosts, watchTransfers } from './support/transfers'

/** Visible headings and paragraphs, without those of controls that need scripts. */
const wordsOf = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3, p):not([data-needs-js] *)')
    .evaluateAll((all) =>
      all
        .filter((block) => block.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((block) => block.textContent),
    )

/** The words of a page as it looks when its scripts have not run (components/layout/theme-script.tsx). */
async function wordsWithoutScripts(page: Page): Promise<string[]> {
  const state = await page.evaluate(() => {
    const { js } = document.documentElement.dataset
    delete document.documentElement.dataset.js
    return js ?? ''
  })
  const words = await wordsOf(page)
  await page.evaluate((js) => Object.assign(document.documentElement.dataset, { js }), state)
  return words
}

async function walk(page: Page, path: string): Promise<void> {
  const counted = site.measurement?.address
  const problems = watchProblems(page)
  const transfers = watchTransfers(page)
  const outside = watchOtherHosts(page)
  const isApp = appPaths.includes(path)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: isApp ? 'no-preference' : 'reduce' })
  await page.goto(path)
  await expect(page.locator('link[rel="manifest"]'), path).toHaveAttribute('href', '/manifest.webmanifest')

  if (isApp)
    await test.step('it starts after the first paint without interaction, and stays within its limit of bytes', async () => {
      const listed: string[] = JSON.parse((await page.locator('#AppScripts').textContent()) ?? '[]')
      expect(listed.length).toBeGreaterThan(0)
      const requested = () => transfers.ended.map((request) => new URL(request.url()).pathname)
      await expect.poll(requested).toEqual(expect.arrayContaining(listed))
      await transfers.settle()
      const [painted, ...started] = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/_next\/.*\.js$/.test(name))
        return [paint?.startTime ?? Infinity, ...scripts.map(({ startTime }) => startTime)]
      })
      expect.soft(Math.min(...started), path).toBeGreaterThanOrEqual(painted ?? Infinity)
      expect
        .soft(
          transfers.ended.filter((request) => request.resourceType() === 'stylesheet'),
          path,
        )
        .toEqual([])
      expect.soft(await transfers.bytes(), path).toBeLessThanOrEqual(budgets.app.bytes)
      await page.emulateMedia({ reducedMotion: 'reduce' })
    })
  else
    await test.step('it stays within the limit of bytes of scripts before it is touched', async () => {
      await transfers.settle()
      expect.soft(await transfers.bytes('script'), path).toBeLessThanOrEqual(budgets.scripts.bytes)
    })

  await test.step('it shows the same headings and paragraphs without scripts', async () => {
    const words = await wordsOf(page)
    expect.soft(await wordsWithoutScripts(page), path).toEqual(expect.arrayContaining(words))
  })

  await test.step('it has no accessibility faults, on a wide screen in light colors and on a phone in dark ones', async () => {
    expect.soft(await accessibilityFaults(page), path).toEqual([])
    await page.setViewportSize({ width: 375, height: 812 })
    await page.emulateMedia({ colorScheme: 'dark' })
    // Header and footer look the same on every page.
    const within = path === routes.home.path ? 'html' : 'main'
    expect.soft(await accessibilityFaults(page, within, rulesOfLook), path).toEqual([])
  })

  await test.step('it fits a screen 320 px wide, also with very long words and with text twice as large', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft([await overflowOf(page), await overflowOfLongWords(page)], path).toEqual([0, 0])
    await page.setViewportSize({ width: 640, height: 800 })
    await setTextSize(page, 200)
    expect.soft(await overflowOf(page), path).toBe(0)
    await setTextSize(page, 100)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('nothing is animated under reduced motion', async () => {
    await page.mouse.move(20, 200)
    expect.soft(await runningAnimations(page), path).toBe(0)
    expect.soft(await framesAskedFor(page), path).toBeLessThanOrEqual(3)
  })

  await page.emulateMedia({ reducedMotion: 'no-preference' })

  await test.step('animations end within five seconds, or there is a switch that pauses them', async () => {
    const controls = await page.getByRole('checkbox', { name: site.labels.pauseMotion }).count()
    await expect.poll(async () => (await lastingAnimations(page)).length > 0, path).toBe(controls > 0)
  })

  if (!isApp)
    await test.step('it stays within its limit of bytes and never requests React, whatever is touched', async () => {
      await touchEverything(page)
      await transfers.settle()
      expect.soft(transfers.ended.map((request) => request.url()).filter(isNextScript), path).toEqual([])
      expect.soft(await transfers.bytes(), path).toBeLessThanOrEqual(budgets.document.bytes)
      expect.soft(await transfers.bytes('script'), path).toBeLessThanOrEqual(budgets.touchedScripts.bytes)
    })

  // Other hosts get nothing, unless the owner has named a provider of measurement.
  expect
    .soft(
      outside.filter((url) => counted === undefined || !url.startsWith(counted)),
      path,
    )
    .toEqual([])
  expect.soft(problems, path).toEqual(path === missingPath ? [expect.stringContaining('404')] : [])
  page.removeAllListeners()
  await page.evaluate(() => localStorage.clear())
}

for (const part of [0, 1])
  test(`one page of every template has no defects (${part + 1} of 2)`, async ({ page }) => {
    const counted = site.measurement?.address
    if (counted) await page.route(`${new URL(counted).origin}/**`, (route) => route.fulfill({ status: 202 }))
    await countFrames(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    for (const path of templatePaths.filter((_, index) => index % 2 === part)) await walk(page, path)
  })

test('the other pages have no errors and fit a screen 320 px wide', async ({ page }) => {
  const problems = watchProblems(page)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of sample(furtherPaths, 4)) {
    await page.goto(path)
    expect.soft(await overflowOf(page), path).toBe(0)
  }
  expect(problems).toEqual([])
})
