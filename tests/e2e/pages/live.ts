import type { Page } from '@playwright/test'

/**
 * Waits until the framework answers for an element: it starts after the first paint, and a key pressed before that is the
 * browser's alone. What is clicked earlier is kept, which runtime.spec.ts proves.
 */
export async function whenLive(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  }, selector)
}
