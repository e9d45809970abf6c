import { expect, type Page, test } from '@playwright/test'
import { site } from '@/lib/build/content'
import { appPaths, routes } from '@/lib/routes'
import { accessibilityFaults, rulesOfLook } from './support/accessibility'
import { overflowOf, setTextSize } from './support/layout'
import { countFrames, framesAskedFor, lastingAnimations, runningAnimations } from './support/motion'
import { furtherPaths, missingPath, templatePaths } from './support/paths'
import { watchProblems } from './support/problems'
import { isNextScript, touchEverything, watchOtherHosts, watchTransfers } from './support/transfers'

const frameless: readonly string[] = [routes.demoForm.path]
const footerless: readonly string[] = [routes.demoForm.path, routes.thankYou.path]

/** Limit of all bytes of a document, with room for one more section, another font file and a small picture. */
const documentBytes = 120_000

/** Limits of the script bytes of a document: before anything is touched, and in all. */
const [firstScriptBytes, documentScriptBytes] = [6_500, 16_000]

/** Visible headings and paragraphs, without those of controls that need scripts. */
const wordsOf = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3, p):not([data-needs-js] *)')
    .evaluateAll((all) =>
      all
        .filter((block) => block.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((block) => block.textContent),
    )

for (const path of templatePaths)
  test(`${path} has no defects`, async ({ page }) => {
    const problems = watchProblems(page)
    const transfers = watchTransfers(page)
    const outside = watchOtherHosts(page)
    const counted = site.measurement?.address
    if (counted) await page.route(`${new URL(counted).origin}/**`, (route) => route.fulfill({ status: 202 }))
    await countFrames(page)
    await page.goto(path)
    const words = await wordsOf(page)

    await test.step('it has its landmarks and links the web app manifest', async () => {
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.getByRole('banner')).toHaveCount(frameless.includes(path) ? 0 : 1)
      await expect(page.getByRole('contentinfo')).toHaveCount(footerless.includes(path) ? 0 : 1)
      await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest')
    })

    if (!appPaths.includes(path))
      await test.step('it stays within the limit of bytes of scripts before it is touched', async () => {
        await transfers.settle()
        expect.soft(await transfers.bytes('script')).toBeLessThanOrEqual(firstScriptBytes)
      })

    await test.step('it has no accessibility faults, on a wide screen in light colors and on a phone in dark ones', async () => {
      expect.soft(await accessibilityFaults(page)).toEqual([])
      await page.setViewportSize({ width: 375, height: 812 })
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await accessibilityFaults(page, 'html', rulesOfLook)).toEqual([])
    })

    await test.step('it fits a screen 320 px wide, also with text twice as large', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await overflowOf(page)).toBe(0)
      await page.setViewportSize({ width: 640, height: 800 })
      await setTextSize(page, 200)
      expect.soft(await overflowOf(page)).toBe(0)
      await setTextSize(page, 100)
      await page.setViewportSize({ width: 1280, height: 800 })
    })

    await test.step('nothing is animated under reduced motion', async () => {
      await page.mouse.move(20, 200)
      expect.soft(await runningAnimations(page)).toBe(0)
      expect.soft(await framesAskedFor(page)).toBeLessThanOrEqual(3)
    })

    await page.emulateMedia({ reducedMotion: 'no-preference' })

    await test.step('animations end within five seconds, or there is a switch that pauses them', async () => {
      const controls = await page.getByRole('checkbox', { name: site.labels.pauseMotion }).count()
      await expect.poll(async () => (await lastingAnimations(page)).length > 0).toBe(controls > 0)
    })

    if (!appPaths.includes(path))
      await test.step('it stays within its limit of bytes and never requests React, whatever is touched', async () => {
        await touchEverything(page)
        await transfers.settle()
        expect.soft(transfers.ended.map((request) => request.url()).filter(isNextScript)).toEqual([])
        expect.soft(await transfers.bytes()).toBeLessThanOrEqual(documentBytes)
        expect.soft(await transfers.bytes('script')).toBeLessThanOrEqual(documentScriptBytes)
      })

    await test.step('it sends nothing to other hosts, unless the owner has named a provider of measurement', async () => {
      expect.soft(outside.filter((url) => counted === undefined || !url.startsWith(counted))).toEqual([])
    })

    await test.step('it shows the same headings and paragraphs without scripts', async () => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setScriptExecutionDisabled', { value: true })
      await page.goto(path)
      expect.soft(await wordsOf(page)).toEqual(expect.arrayContaining(words))
      await session.send('Emulation.setScriptExecutionDisabled', { value: false })
    })

    expect(problems).toEqual(path === missingPath ? Array(2).fill(expect.stringContaining('404')) : [])
  })

test('the other pages have no errors and fit a screen 320 px wide', async ({ page }) => {
  const problems = watchProblems(page)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of furtherPaths) {
    await page.goto(path)
    expect.soft(await overflowOf(page), path).toBe(0)
  }
  expect(problems).toEqual([])
})
