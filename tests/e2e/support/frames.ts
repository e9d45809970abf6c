import type { Page } from '@playwright/test'

/** Waits for `count` frames, after which an event would have had its effect and a finger has stopped. */
export const afterFrames = (page: Page, count = 10): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, count)
