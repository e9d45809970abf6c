import type { Page } from '@playwright/test'

interface FrameCounter extends Window {
  /** Frames that the page has asked for so far. */
  requested: number
  /** The browser's own function, which is not counted. */
  nextFrame: typeof requestAnimationFrame
}

/** Counts the frames that a page asks for; to be called before it is opened. */
export const countFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counter = window as unknown as FrameCounter
    counter.requested = 0
    counter.nextFrame = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) => {
      counter.requested += 1
      return counter.nextFrame(callback)
    }
  })

/** How many of the next ten frames the page asks for, beside the animations that the browser runs. */
export const framesAskedFor = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const counter = window as unknown as FrameCounter
    const before = counter.requested
    for (let frame = 0; frame < 10; frame++) await new Promise((resolve) => counter.nextFrame(resolve))
    return counter.requested - before
  })

/** How many animations are running. */
export const runningAnimations = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)

/** Names of the animations that are running and do not end within five seconds of their start. */
export const lastingAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 5000)
      .map((animation) => (animation as CSSAnimation).animationName),
  )
