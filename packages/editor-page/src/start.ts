import type { Collection, MarkdownFormat } from '@site/content-check'
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms'
import { componentBlocks, tableBlock } from './blocks'
import { editorConfig } from './config'
import { openNamedFields } from './edit-mode/open-field'
import { bodyFormat, type FormValues, findMistakes, formatName, fromFile, toFile } from './entries'
import { formSchema, namingField } from './fields'
import { explainFailures, keepBranch } from './github-requests'
import { keepMarkdown } from './keep-markdown'
import { fillPractice } from './practice'
import { type EditorSettings, type EditorSite, githubApi } from './site'
import './page.css'

/** Entries with fields only. */
function registerFields(name: string, collection: Collection): void {
  CMS.registerCustomFormat(formatName(name, collection), 'yaml', {
    fromFile: (text) => fromFile(collection, text),
    toFile: (values) => toFile(collection, values),
  })
}

/** Entries with a body below their fields, which has a preview. */
function registerText(site: EditorSite, name: string, collection: Collection, format: MarkdownFormat): void {
  const bodies: string[] = []
  CMS.registerCustomFormat(formatName(name, collection), format, {
    fromFile: (text) => {
      const values = fromFile(collection, text)
      bodies.push(String(values['body']))
      return values
    },
    toFile: ({ body = '', ...fields }) => toFile(collection, { ...fields, body: keepMarkdown(bodies, body, format) }),
  })
  const heading = namingField(formSchema(collection.schema, site)) ?? ''
  CMS.registerPreviewTemplate(name, ({ entry, getAsset }: CustomPreviewTemplateProps) => {
    const value = (field: string) => String(entry.getIn(['data', field]) ?? '')
    const addressOf = (picture: string) => getAsset(picture)?.url
    return site.preview({ heading: value(heading), body: value('body'), format, addressOf })
  })
}

/** The parts of the entry that Sveltia CMS passes to listeners. */
interface SavedEntry {
  get(name: 'path'): string
  get(name: 'data'): { toJS(): FormValues }
}

/**
 * Stops a save when the values have mistakes, and says which.
 * @throws Error in the form that Sveltia CMS shows in a dialog: this is not documented.
 */
function refuseMistakes(site: EditorSite, entry: SavedEntry): void {
  const mistakes = findMistakes(site, entry.get('path'), entry.get('data').toJS())
  if (mistakes.length > 0) throw new Error('saving_failed', { cause: new Error(mistakes.join('\n')) })
}

/**
 * Lets a text open at its start: Sveltia CMS moves the focus to each of its blocks, and so scrolls to the last one. Blocks that an
 * editor inserts still get the focus, since it is then in the text already.
 */
function keepPlace(): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    const isOpening =
      this.matches('[data-key-path-prefix]') && !this.closest('.field')?.contains(document.activeElement)
    if (!isOpening) focus.call(this, options)
  }
}

/** Starts the editor in the page that `writeEditor` has written. */
export async function startEditor(site: EditorSite): Promise<void> {
  const settings: EditorSettings = JSON.parse(document.getElementById('editor-settings')?.textContent ?? '{}')
  for (const [name, collection] of Object.entries(site.collections)) {
    const format = bodyFormat(collection)
    if (format) registerText(site, name, collection, format)
    else registerFields(name, collection)
  }
  for (const block of [tableBlock, ...componentBlocks(site.components)]) CMS.registerEditorComponent(block)
  for (const address of await site.findStyles()) CMS.registerPreviewStyle(address)
  CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => refuseMistakes(site, entry) })

  const explaining = explainFailures(window.fetch, settings.api ?? githubApi, () => window.location.hash)
  window.fetch = keepBranch(explaining, (explanation) => window.alert(explanation))
  keepPlace()
  if (settings.repository === undefined) await fillPractice(site.pictures)
  openNamedFields()
  await CMS.init({ config: editorConfig(site, settings) })
  document.getElementById('starting')?.remove()
}
