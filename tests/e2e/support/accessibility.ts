import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const describeFaults = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] =>
  violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)

/** The accessibility faults of the page in its current state, without third-party frames. */
export const accessibilityFaults = async (page: Page, within = 'html'): Promise<string[]> =>
  describeFaults(
    await new AxeBuilder({ page })
      .setLegacyMode()
      // Without describing what has passed, a page takes half the time.
      .options({ resultTypes: ['violations'] })
      .withTags(standards)
      .include(within)
      .exclude('iframe')
      .analyze(),
  )
