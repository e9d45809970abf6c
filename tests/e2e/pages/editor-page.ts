import { expect, type Locator, type Page } from '@playwright/test'
import { type CollectionName, collections } from '@/lib/content/collections'
import { afterFrames } from '../support/frames'

interface UploadedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** The editor page as an editor uses it. */
export class EditorPage {
  /** Addresses of what the page has asked elsewhere, and of what is missing. */
  readonly unexpected: string[] = []

  constructor(
    readonly page: Page,
    private readonly address: string,
  ) {
    // Forms ask for the page of their entry, and previews for its new pictures, which the server has not, and stop asking when they are closed.
    const isOfEntry = (url: string) =>
      !/\.\w+$/.test(new URL(url).pathname) || new URL(url).pathname.startsWith('/images/')
    page.on('response', (response) => {
      const isOwn = /^(?:http:\/\/localhost|blob:|data:)/.test(response.url())
      if (!isOwn || (response.status() >= 400 && !isOfEntry(response.url()))) this.unexpected.push(response.url())
    })
    page.on('requestfailed', (request) => {
      // What the policy of the page blocks is never sent.
      if (!isOfEntry(request.url()) && request.failure()?.errorText !== 'csp') this.unexpected.push(request.url())
    })
  }

  /** Opens the page and waits for the list of collections. */
  async open(): Promise<void> {
    await this.page.goto(`${this.address}/admin`)
    await this.isReady()
  }

  private isReady(): Promise<void> {
    const list = this.page.getByText(collections.articles.label, { exact: true }).first()
    return expect(list).toBeVisible()
  }

  private go(place: string): Promise<void> {
    return this.page.evaluate((hash) => {
      window.location.hash = hash
    }, place)
  }

  /** Leaves a form, and waits for the lists. */
  async openLists(): Promise<void> {
    await this.go('/collections/pages')
    await expect(this.page.locator('.content-editor')).toHaveCount(0)
  }

  private button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** Sveltia CMS puts names into its sentences between marks of direction. */
  private static named(before: string, name: string, after = ''): RegExp {
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`^${before}\u2068?${escaped}\u2069?${after}$`)
  }

  /** Expects that a task takes at most so many presses of a mouse button. */
  async withinClicks(most: number, task: () => Promise<void>): Promise<void> {
    await this.page.evaluate(() => {
      const presses = { count: 0 }
      Object.assign(window, { presses })
      addEventListener('pointerdown', ({ isTrusted }) => (presses.count += Number(isTrusted)), true)
    })
    await task()
    const count = await this.page.evaluate(() => (window as unknown as { presses: { count: number } }).presses.count)
    expect(count).toBeLessThanOrEqual(most)
  }

  /** Presses the name of a collection, or of a group of pages, in the menu. */
  openList(name: string): Promise<void> {
    return this.page.getByRole('treeitem', { name, exact: true }).click()
  }

  /** An entry in the list that is open, by its name; its line says more. */
  entry(name: string): Locator {
    return this.page.getByRole('row', { name, exact: true })
  }

  /** Presses an entry in the list, and waits for its form. */
  async openEntry(name: string): Promise<void> {
    await this.entry(name).getByRole('gridcell').filter({ hasText: /\S/ }).last().click()
    await expect(this.button('Save')).toBeVisible()
  }

  /** Shows the preview beside a form, or hides it. */
  async togglePreview(): Promise<void> {
    await this.button('Show Editor Options').click()
    await this.page.getByRole('menuitemcheckbox', { name: 'Show Preview' }).click()
  }

  /** The button that adds an entry, an item of a list, or an optional group. */
  add(name: string, role: 'button' | 'checkbox' = 'button'): Locator {
    return this.page.getByRole(role, { name: EditorPage.named('Add ', name) }).last()
  }

  /** Presses the button for a new entry, by a pointer or a key, and waits for its form. */
  async addEntry(key?: 'Enter'): Promise<void> {
    const button = this.button('Create New Entry')
    await (key ? button.press(key) : button.click())
    // What is written while the form moves in would be lost.
    await expect(this.button('Save')).toBeVisible()
    await this.page.waitForFunction(() => !document.activeViewTransition)
  }

  /** What is below the label of a field. */
  labeled(label: string): Locator {
    return this.page.getByRole('group', { name: EditorPage.named('“', label, '” Field') }).last()
  }

  /** The box of a field, by its label. */
  box(label: string): Locator {
    return this.labeled(label).locator('input, textarea, [contenteditable="true"]').first()
  }

  /** The window that is open. */
  get window(): Locator {
    return this.page.getByRole('dialog').last()
  }

  /** Presses a key that moves the caret. A text learns of it with the next frame; a key before that would replace the words that were marked. */
  async moveCaret(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    await this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }

  /** Puts the caret behind the last word of a text, and makes sure of it: what is typed earlier would come elsewhere. */
  async moveToEnd(box: Locator): Promise<void> {
    const isAtEnd = () =>
      box.evaluate((element) => {
        if (element instanceof HTMLTextAreaElement) return element.selectionStart === element.value.length
        const { anchorNode, anchorOffset } = getSelection() ?? {}
        const isLast = element.lastElementChild?.contains(anchorNode ?? null) ?? false
        return (
          isLast && anchorOffset === (anchorNode instanceof Text ? anchorNode.length : anchorNode?.childNodes.length)
        )
      })
    await expect(async () => {
      await box.focus()
      await this.moveCaret('ControlOrMeta+End')
      expect(await isAtEnd()).toBe(true)
    }).toPass({ intervals: [100] })
  }

  /** Types a paragraph below a text. */
  async typeBelow(words: string): Promise<void> {
    await this.moveToEnd(this.box('Text'))
    await this.moveCaret('Enter')
    await this.page.keyboard.type(words)
  }

  /** What the form has of a text, as Markdown. */
  markdown(label: string): Promise<string> {
    return this.labeled(label).locator('textarea').first().inputValue()
  }

  /** Chooses a file behind “Browse”, in a field or in the window of a block. */
  async choosePicture(place: Locator, file: UploadedFile): Promise<void> {
    await place.getByRole('button', { name: 'Browse' }).click()
    const chooser = this.page.waitForEvent('filechooser')
    await this.window.getByRole('button', { name: 'Upload' }).click()
    await (await chooser).setFiles(file)
  }

  /** Chooses a file, and waits until the field has it. */
  async browse(place: Locator, file: UploadedFile): Promise<void> {
    await this.choosePicture(place, file)
    await this.window.getByRole('button', { name: 'Insert' }).click()
    // The field has the picture only when the window is gone; what is inserted before would lack it.
    await expect(place.getByRole('button', { name: /^Re(?:place|move) / }).first()).toBeVisible()
  }

  /** Opens the list of the styles of a text. A text that is drawn anew closes it. */
  async openStyles(): Promise<void> {
    await expect(async () => {
      const isOpen = () => this.page.getByRole('menuitemcheckbox').first().isVisible()
      if (!(await isOpen())) await this.labeled('Text').getByRole('button', { name: 'Show Text Style Options' }).click()
      await afterFrames(this.page)
      expect(await isOpen()).toBe(true)
    }).toPass({ intervals: [100] })
  }

  /** Opens the window of a block that is inserted into the text. */
  async insert(block: string): Promise<void> {
    await this.labeled('Text')
      .getByRole('button', { name: /^Insert/ })
      .click()
    await this.page.getByRole('menuitem', { name: block }).click()
  }

  /** Opens the form of an entry, or of a new one. */
  async openForm(name: CollectionName, slug?: string): Promise<void> {
    const { pattern } = collections[name]
    const single = `${pattern.startsWith('pages/') ? 'pages' : 'settings'}/entries/${name}`
    const edited = pattern.includes('*') ? `${name}/entries/${slug}` : single
    await this.go(`/collections/${slug ? edited : `${name}/new`}`)
    await expect(this.button('Save')).toBeVisible()
  }

  /** Follows a link to a field of a form, such as `pages/entries/home?field=head.heading`, as a new tab does. */
  async followLink(link: string): Promise<void> {
    const editor = this.page.locator('.content-editor')
    const [form = ''] = link.split('?')
    if (!this.page.url().endsWith(form)) {
      // A form that is already open is drawn anew only from the list.
      await this.go(`/collections/${form.split('/')[0]}`)
      await expect(editor).toHaveCount(0)
    }
    await this.go(`/collections/${link}`)
  }

  /** The path of the field that has the focus in view; the words at the caret follow where it is a text of paragraphs. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const { anchorNode } = getSelection() ?? {}
      const around = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement
      const isRich = document.activeElement?.matches('[contenteditable="true"]')
      const place = (isRich ? around : document.activeElement) ?? document.body
      const { top, bottom } = place.getBoundingClientRect()
      const field = document.activeElement?.closest('.field')?.getAttribute('data-key-path') ?? 'no field'
      return bottom > 0 && top < innerHeight ? field : `${field}, out of view`
    })
  }

  /** A field by its path, such as `picture.alt`. */
  field(path: string): Locator {
    return this.page.locator(`.field[data-key-path="${path}"]`).first()
  }

  /** Chooses one of the values that a field offers: all of them are shown, or a few are behind a button. */
  async choose(path: string, label: string): Promise<void> {
    const list = this.field(path).getByRole('combobox').first()
    const value = this.field(path).getByRole('radio', { name: label, exact: true })
    await list.or(value).first().waitFor()
    if (await list.isVisible()) {
      await list.click()
      await this.page.getByRole('option', { name: label, exact: true }).click()
    } else await value.click()
  }

  /** Replaces texts, by their paths, in groups that a link to them opens. */
  async write(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [path, text] of Object.entries(texts)) {
      await this.go(`${new URL(this.page.url()).hash}?field=${path}`)
      await this.field(path).locator('input, textarea').first().fill(text)
    }
  }

  /** Deletes an entry in the list of its collection, which keeps it while it is published. */
  async delete(name: CollectionName, title: string): Promise<void> {
    await this.go(`/collections/${name}`)
    await this.page.getByRole('checkbox', { name: title }).click()
    await this.page.getByRole('button', { name: 'Delete Selected Entry' }).click()
    await this.closeAlert('Delete')
  }

  /** Uploads a file to the list of all pictures. */
  async uploadToAll(file: UploadedFile): Promise<void> {
    await this.go('/assets/public/images')
    await this.page
      .getByRole('button', { name: /upload/i })
      .last()
      .click()
    await this.page.locator('input[type="file"]').last().setInputFiles(file)
    await this.page.locator('dialog').getByRole('button', { name: 'Upload', exact: true }).last().click()
  }

  /** Closes a message. What is pressed before its dialog is gone, which takes the focus with it, would be lost. */
  async closeAlert(name?: string) {
    await this.page.getByRole('alertdialog').getByRole('button', { name }).click()
    await expect(this.page.getByRole('alertdialog')).toHaveCount(0)
  }

  /** Signs in with an access token of GitHub. */
  async signIn(token: string): Promise<void> {
    await this.page.goto(`${this.address}/admin`)
    await this.page.getByRole('button', { name: /token/i }).click()
    const dialog = this.page.getByRole('alertdialog')
    await dialog.getByRole('textbox').fill(token)
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
    await this.isReady()
  }

  /** Signs out, and waits for the page on which one signs in. */
  async signOut(): Promise<void> {
    await this.button('Show Account Menu').click()
    await this.page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(this.page.getByRole('button', { name: /token/i })).toBeVisible()
  }

  /** Signs in through a sign-in service, whose window this answers as such services do once GitHub has given them a token. */
  async signInThrough(service: string, token: string): Promise<void> {
    const answer = JSON.stringify(`authorization:github:success:${JSON.stringify({ token, provider: 'github' })}`)
    const script = `addEventListener('message', ({ origin }) => opener.postMessage(${answer}, origin))
      opener.postMessage('authorizing:github', '*')`
    const body = `<script>${script}</script>`
    await this.page.context().route(`${service}/**`, (route) => route.fulfill({ contentType: 'text/html', body }))
    await this.page.getByRole('button', { name: /^Sign In with/ }).click()
    await this.isReady()
  }

  /** Presses “Save”. */
  save(): Promise<void> {
    return this.button('Save').click()
  }

  /** Presses “Save”, and waits until the form has closed. */
  async saveAndClose(): Promise<void> {
    await this.save()
    await this.isClosed()
  }

  /** Waits until the form has closed, which it does after a save. */
  async isClosed(): Promise<void> {
    await expect(this.page).not.toHaveURL(/\/(?:entries\/|new$)/)
    await expect(this.page.getByRole('button', { name: /^Sav/ })).toBeHidden()
  }

  /** The texts of the files where changes stay in the browser, by their paths in the repository. */
  practiceFiles(): Promise<Readonly<Record<string, string>>> {
    return this.page.evaluate(async () => {
      const texts: Record<string, string> = {}
      const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
        for await (const [name, entry] of folder.entries()) {
          if (entry instanceof FileSystemDirectoryHandle) await read(entry, `${path}${name}/`)
          else if (entry instanceof FileSystemFileHandle) texts[path + name] = await (await entry.getFile()).text()
        }
      }
      await read(await (await navigator.storage.getDirectory()).getDirectoryHandle('sveltia-cms-test'), '')
      return texts
    })
  }

  /** The text of one of them; empty where there is none. */
  practiceFile(path: string): Promise<string> {
    return this.page.evaluate(async (names) => {
      try {
        let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('sveltia-cms-test')
        for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name)
        const file = await folder.getFileHandle(names.at(-1) ?? '')
        return await (await file.getFile()).text()
      } catch (error) {
        if (error instanceof DOMException && error.name === 'NotFoundError') return ''
        throw error
      }
    }, path.split('/'))
  }
}
