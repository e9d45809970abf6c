import type { Browser, Locator, Page } from '@playwright/test'
import { median } from './median'

/** Milliseconds from an action to the next frame that the browser paints, on a processor four times as slow. */
export type Latencies = Record<'wizard' | 'toggle' | 'dialog' | 'plan', number>

const slowdown = 4

/** One thing that a visitor does, and what it is done on. */
interface Interaction {
  route: string
  act: (page: Page) => Promise<void>
}

/**
 * Presses the middle of an element as a mouse does. Playwright's own click has listeners of its own in the page, which see to it
 * that nothing covers the element, and which would be measured too.
 */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await target.evaluate(async (element) => {
    let before = Number.NaN
    while (before !== element.getBoundingClientRect().top) {
      before = element.getBoundingClientRect().top
      await new Promise(requestAnimationFrame)
    }
  })
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be pressed is not on the page: tools/bench/interactions.ts names it.')
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const interactions: Record<keyof Latencies, Interaction> = {
  wizard: {
    route: '/roi-calculator',
    act: async (page) => {
      const form = page.locator('#roi-calculator form')
      await form.locator('input').first().fill('Dana Keller')
      await form.locator('input[type=email]').fill('dana@keller.example')
      await press(form.locator('button[type=submit]'))
      await form.locator('input[type=radio]').first().waitFor()
    },
  },
  toggle: { route: '/', act: (page) => press(page.locator('label[for="show-after"]')) },
  dialog: { route: '/careers', act: (page) => press(page.locator('button[commandfor]').first()) },
  plan: { route: '/plan', act: (page) => press(page.locator('main li button').first()) },
}

/** Longest of the actions on a page that has just been opened, in milliseconds. */
async function measureOnce(browser: Browser, base: string, { route, act }: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.addInitScript(() => {
      const longest = Object.assign(window, { longestInteraction: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (Reflect.get(entry, 'interactionId'))
            longest.longestInteraction = Math.max(longest.longestInteraction, entry.duration)
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(base + route, { waitUntil: 'networkidle' })
    await act(page)
    // The browser reports an interaction some time after it; what a first report leaves open comes soon after.
    await page.waitForFunction(() => Number(Reflect.get(window, 'longestInteraction')) > 0)
    await page.waitForTimeout(600)
    return await page.evaluate(() => Number(Reflect.get(window, 'longestInteraction')))
  } finally {
    await context.close()
  }
}

/** Measures all four, several times each. */
export async function measureInteractions(browser: Browser, base: string, runs: number): Promise<Latencies> {
  const measure = async (interaction: Interaction) => {
    const values: number[] = []
    for (let run = 0; run < runs; run++) values.push(await measureOnce(browser, base, interaction))
    return median(values)
  }
  return {
    wizard: await measure(interactions.wizard),
    toggle: await measure(interactions.toggle),
    dialog: await measure(interactions.dialog),
    plan: await measure(interactions.plan),
  }
}
