import type { Page } from '@playwright/test'

/** Lets the page draw `count` frames: enough for an event's effects to be seen, where a test proves that there are none. */
export const afterFrames = (page: Page, count = 10): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, count)
