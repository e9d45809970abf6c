import { test as base } from '@playwright/test'

/** Tests of first visits and of what browsers keep, each with a browser context of its own. */
export const test = base.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext()
    await use(context)
    await context.close()
  },
  page: async ({ context }, use) => use(await context.newPage()),
})
