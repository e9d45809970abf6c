import type { Browser, Page } from '@playwright/test'
import { median } from './median'

/** Milliseconds from an action to the next frame that the browser paints, on a processor four times as slow. */
export type Latencies = Record<'wizard' | 'toggle' | 'dialog' | 'plan', number>

const slowdown = 4

/** One thing that a visitor does, and what it is done on. */
interface Interaction {
  route: string
  act: (page: Page) => Promise<void>
}

const interactions: Record<keyof Latencies, Interaction> = {
  wizard: {
    route: '/roi-calculator',
    act: async (page) => {
      const form = page.locator('#roi-calculator form')
      await form.locator('input').first().fill('Dana Keller')
      await form.locator('input[type=email]').fill('dana@keller.example')
      await form.locator('button[type=submit]').click()
      await form.locator('input[type=radio]').first().waitFor()
    },
  },
  toggle: { route: '/', act: (page) => page.locator('label[for="show-after"]').click() },
  dialog: { route: '/careers', act: (page) => page.locator('button[commandfor]').first().click() },
  plan: { route: '/plan', act: (page) => page.locator('main li button').first().click() },
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
