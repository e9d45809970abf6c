import type { Locator, Page } from '@playwright/test'
import { whenLive } from './live'

/** The plan page as a visitor uses it. */
export class PlanPage {
  readonly page: Page
  /** The plan beside the tools; on phones the one in the sheet. */
  readonly panel: Locator
  readonly items: Locator
  readonly notices: Locator
  /** The plan's sheet on phones. */
  readonly sheet: Locator

  constructor(page: Page) {
    this.page = page
    this.panel = page.getByRole('region', { name: 'Your AI plan' })
    this.items = this.panel.getByRole('listitem')
    this.notices = page.getByRole('status').locator('p')
    this.sheet = page.getByRole('dialog', { name: 'Your AI plan' })
  }

  async open() {
    await this.page.goto('/plan')
    await whenLive(this.page, 'main button')
    // The plan itself comes to life after the tools.
    await whenLive(this.page, 'main section[aria-labelledby]:has([data-empty], [data-remove])')
  }

  addButton(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^(Add to plan|In your plan) ${name}$`) })
  }

  removeButton(name: string): Locator {
    return this.panel.getByRole('button', { name: `Remove ${name}` })
  }

  async add(...names: string[]) {
    for (const name of names) await this.addButton(name).click()
  }

  /** What a notice lies on that could be pressed, by its words. */
  async controlsUnderNotice(): Promise<string[]> {
    return this.page.evaluate(() => {
      const notice = document.querySelector('[data-notice]')?.getBoundingClientRect()
      if (!notice) return ['no notice']
      return [...document.querySelectorAll('main :is(a, button)')]
        .filter((control) => !control.closest('[data-notice]') && control.checkVisibility())
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect()
          return left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top
        })
        .map((control) => control.textContent ?? '')
    })
  }

  /** Opens the sheet on phones. */
  async openSheet() {
    await this.page.getByRole('button', { name: 'View plan' }).click()
  }
}
