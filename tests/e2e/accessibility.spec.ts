import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { siteRoutes } from '../../tools/bench/site-routes'

const screens = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 375, height: 812 },
]
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const path of siteRoutes(process.cwd())) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no accessibility fault in the ${colorScheme} theme`, async ({ browser, baseURL }) => {
      // Still pages: axe would measure colours of blocks that are fading in.
      const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', baseURL })
      const page = await context.newPage()
      for (const { name, width, height } of screens) {
        await page.setViewportSize({ width, height })
        await page.goto(path)
        const { violations } = await new AxeBuilder({ page }).withTags(standards).exclude('iframe').analyze()
        const faults = violations.map(
          ({ id, nodes }) => `${name}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
        )
        expect(faults).toEqual([])
      }
      await context.close()
    })
  }
}
