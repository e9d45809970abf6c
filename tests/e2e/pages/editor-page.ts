import { expect, type Page } from '@playwright/test'
import { type CollectionName, collections } from '@/lib/content/collections'

/** The editor page as an editor uses it. */
export class EditorPage {
  constructor(
    readonly page: Page,
    private readonly address: string,
  ) {}

  /** Opens the page and waits for the list of collections. */
  async open(): Promise<void> {
    await this.page.goto(`${this.address}/admin`)
    await this.isReady()
  }

  /** Waits for the list of collections. */
  isReady(): Promise<void> {
    return expect(this.page.getByText(collections.articles.label, { exact: true }).first()).toBeVisible()
  }

  /** Opens the form of a document. */
  async openForm(name: CollectionName, slug: string): Promise<void> {
    const { pattern } = collections[name]
    const folder = pattern.startsWith('pages/') ? 'pages' : 'settings'
    const entry = pattern.includes('*') ? `${name}/entries/${slug}` : `${folder}/entries/${name}`
    await this.page.evaluate((hash) => {
      window.location.hash = hash
    }, `/collections/${entry}`)
    await expect(this.page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  }

  /** Replaces the text of a field, and opens the groups around it. */
  async write(path: readonly string[], text: string): Promise<void> {
    const fieldAt = (length: number) =>
      this.page.locator(`.field[data-key-path="${path.slice(0, length).join('.')}"]`).first()
    for (let length = 1; length < path.length; length += 1) {
      const group = fieldAt(length)
      await group.waitFor()
      const closed = group.getByRole('button', { name: 'Expand', exact: true }).first()
      if (await closed.isVisible()) await closed.click()
    }
    const field = fieldAt(path.length)
    await field.locator('input, textarea').first().fill(text)
  }

  /** Presses “Save”. */
  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click()
  }

  /** Waits until the form has closed, which it does after a save. */
  async isClosed(): Promise<void> {
    await expect(this.page).not.toHaveURL(/entries/)
    await expect(this.page.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
  }

  /** The text of a file where changes stay in the browser. */
  practiceFile(path: string): Promise<string> {
    return this.page.evaluate(async (parts) => {
      const name = parts.pop() ?? ''
      let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('sveltia-cms-test')
      for (const part of parts) folder = await folder.getDirectoryHandle(part)
      return (await (await folder.getFileHandle(name)).getFile()).text()
    }, path.split('/'))
  }
}
