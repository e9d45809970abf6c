import { expect, type Locator, type Page } from '@playwright/test'

/** A page of a preview as an editor uses it. */
export class EditMode {
  readonly button: Locator
  /** Where the text that is outlined is kept. */
  readonly place: Locator
  /** The list of all fields. */
  readonly search: Locator

  constructor(
    readonly page: Page,
    private readonly address: string,
  ) {
    this.button = page.getByRole('button', { name: 'Edit this page' })
    this.place = page.locator('#edit-mode .place')
    this.search = page.getByRole('combobox', { name: 'All fields' })
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.address + path)
    await expect(this.button).toHaveAttribute('aria-pressed', 'false')
  }

  /** Opens a page and switches edit mode on. */
  async start(path: string): Promise<void> {
    await this.open(path)
    await this.button.click()
    await this.isReady()
  }

  /** Waits until the texts have been read. */
  isReady(): Promise<void> {
    return expect(this.button).toContainText('A click')
  }

  /** The names of the fields in the list. */
  fields(): Promise<string[]> {
    return this.search.evaluate(({ list }: HTMLInputElement) => Array.from(list?.options ?? [], ({ value }) => value))
  }

  /** The address of the tab that an action opens. */
  async opened(action: () => Promise<unknown>): Promise<string> {
    const [tab] = await Promise.all([this.page.waitForEvent('popup'), action()])
    await tab.waitForURL(/^http/)
    const address = tab.url()
    await tab.close()
    return address
  }
}
