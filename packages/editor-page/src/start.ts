import { type Collection, entryIn, type KnownEntry, readNumbers } from '@site/content-check'
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms'
import { componentBlocks, pictureBlock, tableBlock } from './blocks'
import { editorConfig } from './config'
import { type FormValues, findProblems, formatName, formValues, fromFile, nameValues, nest, toFile } from './entries'
import { formSchema, namingField } from './fields'
import { addFormEvents } from './form-events'
import { watchForms } from './form-problems'
import { explainFailures, keepBranch } from './github-requests'
import { openNamedFields } from './open-field'
import { preparePastes } from './paste'
import { positionIn } from './positions'
import { fillPractice } from './practice'
import { keepSources } from './rich-text'
import { type EditorSettings, type EditorSite, githubApi, type PreviewedEntry } from './site'
import { explainStart } from './starting'
import './page.css'

declare global {
  /** All entries, which the patched code of Sveltia CMS gives away: their files, and their values by the paths of their fields. */
  var storedEntries: { current: readonly { locales: { _default: { path: string; content: FormValues } } }[] }
}

interface ReadEntry extends KnownEntry {
  name: string
  slug: string
}

/** The entries of a site, as they were read or saved last. */
function readEntries({ collections, contentFolder }: EditorSite): () => readonly ReadEntry[] {
  let source: unknown
  let entries: ReadEntry[] = []
  return () => {
    if (source === storedEntries.current) return entries
    source = storedEntries.current
    entries = storedEntries.current.flatMap(({ locales }) => {
      const path = locales._default.path.slice(contentFolder.length + 1)
      const found = entryIn(collections, path)
      if (!found?.collection) return []
      const fields = readNumbers(found.collection.schema, nest(locales._default.content)) as FormValues
      return [{ name: found.name, slug: found.slug, path, fields }]
    })
    return entries
  }
}

/** Reads and writes the files of a collection, and shows its entries beside their forms. */
function registerCollection(
  name: string,
  collection: Collection,
  show: EditorSite['previews'][string],
  entriesOf: PreviewedEntry['entriesOf'],
): void {
  const { format, schema } = collection
  /** The files by their values. */
  const sources = new Map<string, string>()
  CMS.registerCustomFormat(formatName(name, collection), format, {
    fromFile: (text) => {
      const values = formValues(fromFile(collection, text))
      sources.set(nameValues(values), text)
      return values
    },
    toFile: (values) => {
      const { _default: before } = globalThis.openForm?.current?.originalEntry?.locales ?? {}
      const text = toFile(collection, values, before && sources.get(nameValues(nest(before.content))))
      sources.set(nameValues(formValues(values)), text)
      return text
    },
  })
  if (!show) return
  CMS.registerPreviewTemplate(name, ({ entry, getAsset }: CustomPreviewTemplateProps) => {
    const { body = '', ...fields } = fromFile(collection, toFile(collection, entry.get('data').toJS()))
    const checked = schema.safeParse(fields)
    return show({
      slug: String(entry.get('slug') ?? ''),
      body: String(body),
      ...(checked.success && { fields: checked.data }),
      ...(format !== 'yaml' && { format }),
      addressOf: (picture) => getAsset(picture)?.url,
      entriesOf,
    })
  })
}

async function start(site: EditorSite): Promise<void> {
  const settings: EditorSettings = JSON.parse(document.getElementById('editor-settings')?.textContent ?? '{}')
  const entries = readEntries(site)
  const entriesOf = (name: string) =>
    entries().flatMap(({ name: own, fields, slug }) => (own === name ? [{ ...fields, slug }] : []))
  // Links from forms then lead to the pages that are edited.
  if (settings.repository === undefined) settings.origin = window.location.origin
  const naming = new Map<string, string>()
  const lines = new Map<string, (fields: FormValues) => string>()
  for (const [name, collection] of Object.entries(site.collections)) {
    const schema = formSchema(collection.schema, site)
    const title = namingField(schema) ?? ''
    const position = positionIn(schema)
    const positionOf = (fields: FormValues) => position && `position ${fields[position.field]}`
    const { line = () => [] } = site.entries?.[name] ?? {}
    naming.set(name, title)
    lines.set(name, (fields) => [fields[title], ...line(fields), positionOf(fields)].filter(Boolean).join(' · '))
    registerCollection(name, collection, site.previews[name], entriesOf)
  }
  const pagesOfEntries = () =>
    entries().flatMap(({ name, slug, fields }): [string, string][] => {
      const address = site.entries?.[name]?.address?.(slug)
      return address ? [[String(fields[naming.get(name) ?? '']), address]] : []
    })
  for (const block of [pictureBlock, tableBlock, ...componentBlocks(site.components)])
    CMS.registerEditorComponent(block)
  for (const address of await site.findStyles()) CMS.registerPreviewStyle(address)
  const refuse = watchForms((path, values) => findProblems(site, path, values, entries()))
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => refuse(entry.get('path'), entry.get('data').toJS()),
  })
  const waiting = new WeakMap<Element, string>()
  preparePastes(waiting)
  keepSources(waiting)
  addFormEvents(() => [...site.pages.map((page) => [page, page] as const), ...pagesOfEntries()])
  // For the patched code of Sveltia CMS.
  Object.assign(globalThis, {
    showFacts: (text: string) => site.showFacts(text, entriesOf),
    describeEntry: (name: string, fields: FormValues) => lines.get(name)?.(fields),
    nameItem: (name: string) => site.collections[name]?.item ?? '',
  })

  const explaining = explainFailures(window.fetch, settings.api ?? githubApi)
  window.fetch = keepBranch(explaining, (explanation) => window.alert(explanation))
  if (settings.repository === undefined) await fillPractice(site.pictures)
  openNamedFields()
  await CMS.init({ config: editorConfig(site, settings, entriesOf) })
}

/** Starts the editor in the page that `writeEditor` has written, or says why it cannot be started. */
export async function startEditor(site: EditorSite): Promise<void> {
  const sentence = document.getElementById('starting')
  await start(site).then(
    () => sentence?.remove(),
    (reason) => sentence?.replaceChildren(explainStart(reason)),
  )
}
