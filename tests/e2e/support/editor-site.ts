import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type EditorSettings, writeEditor } from '@site/editor-page'
import sharp from 'sharp'
import { site as content } from '@/lib/build/content'
import { appPaths } from '@/lib/routes'
import { readEditorPage } from '@/tools/editor/add-editor'
import { createSiteServer } from '@/tools/serve/serve'
import { EditorPage } from '../pages/editor-page'
import { listen } from './listen'
import { articleTexts } from './markdown-examples'
import { test as base } from './own-context'

/** A picture that the site has. */
export const pictureOnSite = '/images/on-the-site.webp'

export interface EditorSite {
  /** Address of a server with the editor page and nothing else. */
  address: string
  settings: EditorSettings
  /** Text of each content file by its path in the repository. */
  texts: Readonly<Record<string, string>>
}

/** A picture that is wider than those that forms make. Its few lines take little processor time. */
export const drawPicture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 2400, height: 16, channels: 3, background } })
    .png()
    .toBuffer(),
})

async function startEditor(): Promise<EditorSite> {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  const { entry, settings, practice } = readEditorPage(content).page
  const texts = { ...practice.texts, ...articleTexts }
  const { brand, origin } = settings
  await writeEditor(folder, {
    entry,
    settings: { brand, origin },
    practice: { ...practice, texts, pictures: [pictureOnSite] },
  })
  // Cross-fades take much of the processor time of these tests; Firefox 128 has none.
  appendFileSync(join(folder, 'admin', 'start.js'), 'document.startViewTransition = undefined')
  mkdirSync(join(folder, dirname(pictureOnSite)))
  writeFileSync(join(folder, pictureOnSite), '')
  writeFileSync(join(folder, 'favicon.ico'), '')
  writeFileSync(join(folder, `${appPaths[0]}.html`), '')
  const { address } = await listen(createSiteServer(folder), 'localhost')
  return { address, settings: { brand, origin }, texts: practice.texts }
}

/** The site of this process, and its page, which end with it. */
let site: Promise<EditorSite> | undefined
let shared: EditorPage | undefined

/** Tests that use the editor page, for practice on the content of this repository. They share `form`, since opening it takes longer than any of them. */
export const test = base.extend<{ form: EditorPage; editor: EditorSite }>({
  form: async ({ browser, editor }, use) => {
    if (!shared || shared.page.isClosed()) {
      shared = new EditorPage(await browser.newPage(), editor.address)
      await shared.open()
      await shared.openForm('faq')
      // The preview beside a form takes much processor time with every letter.
      await shared.togglePreview()
    }
    await shared.openLists()
    await use(shared)
    shared.page.removeAllListeners('dialog')
  },
  // No fixture of the worker, for which Playwright would start other processes and browsers.
  editor: async ({ browserName: _ }, use) => {
    site ??= startEditor()
    await use(await site)
  },
})
