import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** All rules. */
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules of what a theme or a narrow screen changes, which take half of the time. */
export const rulesOfLook = ['color-contrast', 'link-in-text-block', 'target-size', 'button-name', 'link-name', 'region']

/** The accessibility faults of the page in its current state, without third-party frames. */
export async function accessibilityFaults(page: Page, within = 'html', runOnly = everything): Promise<string[]> {
  // Once for each page, which takes a third of the time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([root, rules]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe }
      // Without describing what has passed, a page takes half the time.
      const options = { runOnly: rules, resultTypes: ['violations' as const] }
      const { violations } = await checker.run({ include: [root], exclude: ['iframe'] }, options)
      return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [within, runOnly] as const,
  )
}
