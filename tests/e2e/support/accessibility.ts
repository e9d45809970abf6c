import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** All rules. */
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules of what a theme or a narrow screen changes. */
export const rulesOfLook = [
  'aria-hidden-focus',
  'button-name',
  'color-contrast',
  'link-in-text-block',
  'link-name',
  'region',
  'scrollable-region-focusable',
  'target-size',
]

/** The accessibility faults of the page in its current state, or of a part of it, without third-party frames. walk.spec.ts looks at header and footer. */
export async function accessibilityFaults(page: Page, within = 'html', runOnly = everything): Promise<string[]> {
  // Once for each page, which takes less time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([root, rules]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe }
      // Without describing what has passed, a page takes less time.
      const options = { runOnly: rules, resultTypes: ['violations' as const] }
      const { violations } = await checker.run({ include: [root], exclude: ['iframe'] }, options)
      return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [within, runOnly] as const,
  )
}
