import type { Locator, Page } from '@playwright/test'

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

  /** The section with this id. */
  section(id: string): Locator {
    return this.page.locator(`#${id}`)
  }
}
