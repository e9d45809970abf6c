import type { Locator, Page } from '@playwright/test'
import { afterFrames } from '../frames'

/** The home page as a visitor uses it. */
export class HomePage {
  readonly page: Page
  readonly before: Locator
  readonly after: Locator
  readonly switch: Locator

  constructor(page: Page) {
    this.page = page
    this.switch = page.getByRole('group', { name: 'Show the business before or after' })
    this.before = this.switch.getByRole('region', { name: 'Before' })
    this.after = this.switch.getByRole('region', { name: 'After' })
  }

  async open() {
    await this.page.goto('/')
  }

  choice(name: 'Before' | 'After'): Locator {
    return this.switch.getByRole('radio', { name })
  }

  /** Presses one of the two buttons, as a pointer does. */
  async press(name: 'Before' | 'After') {
    await this.switch.locator('label').filter({ hasText: name }).click()
  }

  /** The same without scrolling there first, as Playwright's own click would: at its foot, which the header covers last. */
  async pressInPlace(name: 'Before' | 'After') {
    const { x, y, width, height } = await this.switch
      .locator('label')
      .filter({ hasText: name })
      .evaluate((label) => label.getBoundingClientRect())
    await this.page.mouse.click(x + width / 2, y + height - 4)
  }

  /** Puts the switch this far below the top of the viewport, in px, and says where the page stands then. */
  async placeSwitch(top: number): Promise<number> {
    const label = this.switch.locator('label').first()
    const scroll = () =>
      label.evaluate((element, y) => {
        document.documentElement.removeAttribute('data-partial')
        scrollTo({ top: element.getBoundingClientRect().top + scrollY - y, behavior: 'instant' })
        return scrollY
      }, top)
    await scroll()
    // What comes into view for the first time rises a little, and only then is in its place.
    await afterFrames(this.page, 3)
    await label.evaluate((element) => {
      const around = element.closest('[data-reveal]')?.getAnimations() ?? []
      return Promise.all(around.map((animation) => animation.finished))
    })
    return scroll()
  }

  /** The section with this id. */
  section(id: string): Locator {
    return this.page.locator(`#${id}`)
  }
}
