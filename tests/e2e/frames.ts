import type { Page } from '@playwright/test'

/** Lets the page draw `count` frames: long enough for whatever would follow an event to have followed it. */
export const afterFrames = (page: Page, count = 20): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, count)
