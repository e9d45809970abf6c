import type { Locator, Page } from '@playwright/test'
import { page as copyOf } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { afterFrames } from '../support/frames'

const homePage = copyOf('home')

const copy = homePage.problem

/** A side of the Before/After switch. */
export type Side = 'before' | 'after'

/** The home page as a visitor uses it. */
export class HomePage {
  /** The Before/After switch with its two panels. */
  readonly switch: Locator
  readonly before: Locator
  readonly after: Locator

  constructor(readonly page: Page) {
    this.switch = page.getByRole('group', { name: copy.switchLabel })
    this.before = this.switch.getByRole('region', { name: copy.before.label, exact: true })
    this.after = this.switch.getByRole('region', { name: copy.after.label, exact: true })
  }

  async open() {
    await this.page.goto(routes.home.path)
  }

  choice(side: Side): Locator {
    return this.switch.getByRole('radio', { name: copy[side].label, exact: true })
  }

  /** The labels of the switch that a pointer presses. */
  label(side: Side): Locator {
    return this.switch.locator('label').filter({ hasText: copy[side].label })
  }

  async press(side: Side) {
    await this.label(side).click()
  }

  /** Puts the switch this far below the top of the viewport, in px, and returns where the page is scrolled to then. */
  async placeSwitch(top: number): Promise<number> {
    const label = this.label('before')
    const scroll = () =>
      label.evaluate((element, y) => {
        scrollTo({ top: element.getBoundingClientRect().top + scrollY - y, behavior: 'instant' })
        return scrollY
      }, top)
    await scroll()
    // A block that is revealed moves up a little before it is in its final position.
    await afterFrames(this.page, 3)
    await label.evaluate((element) => {
      const around = element.closest('[data-reveal]')?.getAnimations() ?? []
      return Promise.all(around.map((animation) => animation.finished))
    })
    return scroll()
  }

  /** How far the page moves when the switch, this far below the top of the viewport, is pressed twice. */
  async movesWhenPressedAt(top: number): Promise<number> {
    const start = await this.placeSwitch(top)
    let most = 0
    for (const side of ['after', 'before'] as const) {
      // Without scrolling first, as Playwright's own click would: at the lower edge, which the header covers last.
      const { x, y, width, height } = await this.label(side).evaluate((label) => label.getBoundingClientRect())
      await this.page.mouse.click(x + width / 2, y + height - 4)
      await this.page.waitForFunction((id) => document.activeElement?.id === id, `show-${side}`)
      await afterFrames(this.page)
      most = Math.max(most, Math.abs((await this.page.evaluate(() => scrollY)) - start))
    }
    return most
  }
}
