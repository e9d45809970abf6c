import { expect, type Page } from '@playwright/test'

/** Waits until the scripts of a page run. Earlier interactions are tested in apps.spec.ts. */
export const whenRunning = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-js', 'running')
