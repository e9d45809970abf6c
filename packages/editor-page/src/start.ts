import { type Collection, entryIn, type KnownEntry, type MarkdownFormat } from '@site/content-check'
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms'
import { componentBlocks, pictureBlock, tableBlock } from './blocks'
import { editorConfig } from './config'
import { openNamedFields } from './edit-mode/open-field'
import { bodyFormat, type FormValues, findProblems, formatName, fromFile, nest, toFile } from './entries'
import { formSchema, namingField } from './fields'
import { addFormEvents } from './form-events'
import { watchForms } from './form-problems'
import { explainFailures, keepBranch } from './github-requests'
import { keepMarkdown } from './keep-markdown'
import { positionIn } from './positions'
import { fillPractice } from './practice'
import { type EditorSettings, type EditorSite, githubApi, type LinkTarget } from './site'
import './page.css'

declare global {
  /** All entries, which the patched code of Sveltia CMS gives away: their files, and their values by the paths of their fields. */
  var storedEntries: { current: readonly { locales: { _default: { path: string; content: FormValues } } }[] }
}

interface ReadEntry extends KnownEntry {
  name: string
  slug: string
}

/** The entries of a site by collection, as they were read or saved last. */
function readEntries({ collections, contentFolder }: EditorSite): () => ReadonlyMap<string, readonly ReadEntry[]> {
  let source: unknown
  let byName = new Map<string, ReadEntry[]>()
  return () => {
    if (source === storedEntries.current) return byName
    source = storedEntries.current
    const entries = storedEntries.current.flatMap(
      ({
        locales: {
          _default: { path: file, content },
        },
      }) => {
        const path = file.slice(contentFolder.length + 1)
        const { name, slug } = entryIn(collections, path) ?? {}
        return name === undefined || slug === undefined ? [] : [{ name, slug, path, fields: nest(content) }]
      },
    )
    byName = new Map(Object.keys(collections).map((name) => [name, entries.filter((entry) => entry.name === name)]))
    return byName
  }
}

/** Reads and writes the files of a collection. */
function registerFormat(name: string, collection: Collection): void {
  const format = bodyFormat(collection)
  const bodies: string[] = []
  CMS.registerCustomFormat(formatName(name, collection), format ?? 'yaml', {
    fromFile: (text) => {
      const values = fromFile(collection, text)
      bodies.push(String(values['body']))
      return values
    },
    toFile: (values) => {
      if (!format) return toFile(collection, values)
      return toFile(collection, { ...values, body: keepMarkdown(bodies, values['body'] ?? '', format) })
    },
  })
}

/** Shows a body beside its form. Bodies in MDX show {brand} and its kind as they stand. */
function registerPreview(
  { preview }: EditorSite,
  name: string,
  format: MarkdownFormat,
  naming: string,
  showFacts: (text: string) => string,
): void {
  CMS.registerPreviewTemplate(name, ({ entry, getAsset }: CustomPreviewTemplateProps) => {
    const value = (field: string) => String(entry.getIn(['data', field]) ?? '')
    const addressOf = (picture: string) => getAsset(picture)?.url
    const body = format === 'mdx' ? value('body') : showFacts(value('body'))
    return preview({ heading: showFacts(value(naming)), body, format, addressOf })
  })
}

/** The parts of the entry that Sveltia CMS passes to listeners. */
interface SavedEntry {
  get(name: 'path'): string
  get(name: 'data'): { toJS(): FormValues }
}

/** Starts the editor in the page that `writeEditor` has written. */
export async function startEditor(site: EditorSite): Promise<void> {
  const settings: EditorSettings = JSON.parse(document.getElementById('editor-settings')?.textContent ?? '{}')
  const entries = readEntries(site)
  const entriesOf = (name: string) => (entries().get(name) ?? []).map(({ fields }) => fields)
  const showFacts = (text: string) => site.showFacts(text, entriesOf)
  const lines = new Map<string, (fields: FormValues) => string>()
  const targets: (() => LinkTarget[])[] = [() => site.pages.map((address) => ({ address, title: address }))]
  for (const [name, collection] of Object.entries(site.collections)) {
    const format = bodyFormat(collection)
    const schema = formSchema(collection.schema, site)
    const naming = namingField(schema) ?? ''
    const { line = () => [], address } = site.entries?.[name] ?? {}
    const position = positionIn(schema)
    const positionOf = (fields: FormValues) => position && `position ${fields[position.field]}`
    lines.set(name, (fields) => [fields[naming], ...line(fields), positionOf(fields)].filter(Boolean).join(' · '))
    const pageOf = ({ slug, fields }: ReadEntry) =>
      address ? [{ address: address(slug), title: String(fields[naming]) }] : []
    targets.push(() => (entries().get(name) ?? []).flatMap(pageOf))
    registerFormat(name, collection)
    if (format) registerPreview(site, name, format, naming, showFacts)
  }
  for (const block of [pictureBlock, tableBlock, ...componentBlocks(site.components)])
    CMS.registerEditorComponent(block)
  for (const address of await site.findStyles()) CMS.registerPreviewStyle(address)
  const refuse = watchForms((path, values) => findProblems(site, path, values, [...entries().values()].flat()))
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }: { entry: SavedEntry }) => refuse(entry.get('path'), entry.get('data').toJS()),
  })
  addFormEvents(() => targets.flatMap((list) => list()))
  // For the patched code of Sveltia CMS.
  Object.assign(globalThis, {
    showFacts,
    describeEntry: (name: string, fields: FormValues) => lines.get(name)?.(fields),
    nameItem: (name: string) => site.collections[name]?.item ?? '',
  })

  const explaining = explainFailures(window.fetch, settings.api ?? githubApi, () => window.location.hash)
  window.fetch = keepBranch(explaining, (explanation) => window.alert(explanation))
  if (settings.repository === undefined) await fillPractice(site.pictures)
  openNamedFields()
  await CMS.init({ config: editorConfig(site, settings, entriesOf) })
  document.getElementById('starting')?.remove()
}
