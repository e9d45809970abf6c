import { expect, type Page } from '@playwright/test'

/** Waits until the scripts of a page run: what is done earlier than that is kept, which apps.spec.ts proves. */
export const whenRunning = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-js', 'running')
