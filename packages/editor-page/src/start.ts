import { type Collection, entryIn } from '@site/content-check'
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms'
import { componentBlocks, pictureBlock, tableBlock } from './blocks'
import { editorConfig } from './config'
import {
  type FormValues,
  findProblems,
  formatName,
  formValues,
  fromFile,
  lineField,
  readEntries,
  sourceField,
  toFile,
} from './entries'
import { formSchema, namingField, positionIn } from './fields'
import { addFormEvents } from './form-events'
import { watchForms } from './form-problems'
import { guardRequests } from './github-requests'
import { openNamedFields } from './open-field'
import { explainStart } from './page-html'
import { preparePastes } from './paste'
import { fillPractice } from './practice'
import { keepSources } from './rich-text'
import { type EditorSettings, type EditorSite, githubApi, type PreviewedEntry } from './site'
import './page.css'

/** A collection with what names its entries, what orders them, and what its list says of one: its name, what the site adds, and its position. */
function listCollection(site: EditorSite, name: string, collection: Collection) {
  const schema = formSchema(collection.schema, site)
  const title = namingField(schema) ?? ''
  const position = positionIn(schema)?.field
  const line = (fields: FormValues) =>
    [fields[title], ...(site.entries?.[name]?.line?.(fields) ?? []), position && `position ${fields[position]}`]
      .filter(Boolean)
      .join(' · ')
  return { name, collection, title, position, line }
}

async function start(site: EditorSite): Promise<void> {
  const settings: EditorSettings = JSON.parse(document.getElementById('editor-settings')?.textContent ?? '{}')
  // Links from forms then lead to the pages that are edited.
  if (settings.repository === undefined) settings.origin = window.location.origin
  const entries = readEntries(site)
  const entriesOf: PreviewedEntry['entriesOf'] = (name) =>
    (entries() ?? []).flatMap(({ name: own, fields, slug }) => (own === name ? [{ ...fields, slug }] : []))
  const all = Object.entries(site.collections).map(([name, collection]) => listCollection(site, name, collection))
  const listed = (name: string) => all.find((each) => each.name === name)

  for (const { name, collection, line } of all)
    CMS.registerCustomFormat(formatName(name, collection), collection.format, {
      fromFile: (text) => {
        const values = fromFile(collection, text)
        return { ...formValues(values), [lineField]: line(values), [sourceField]: text }
      },
      toFile: (values) => toFile(collection, values, values[sourceField]),
    })
  for (const [name, show] of Object.entries(site.previews)) {
    const { collection } = listed(name) ?? {}
    if (!collection || !show) continue
    const { format, schema } = collection
    CMS.registerPreviewTemplate(name, ({ entry, getAsset }: CustomPreviewTemplateProps) => {
      const { body = '', ...fields } = fromFile(collection, toFile(collection, entry.get('data').toJS()))
      return show({
        slug: String(entry.get('slug') ?? ''),
        body: String(body),
        fields: schema.safeParse(fields).data as PreviewedEntry['fields'],
        format: format === 'yaml' ? undefined : format,
        addressOf: (picture) => getAsset(picture)?.url,
        entriesOf,
      })
    })
  }
  for (const block of [pictureBlock, tableBlock, ...componentBlocks(site.components)])
    CMS.registerEditorComponent(block)
  for (const address of await site.findStyles()) CMS.registerPreviewStyle(address)

  const find = (path: string, values: FormValues) => {
    const others = entries()
    // Without the others, each link to one of them would be a mistake.
    return others ? findProblems(site, path, values, others) : []
  }
  const refuse = watchForms(find, ({ collectionName, currentValues: { _default: values } }) => {
    const { position } = listed(collectionName) ?? {}
    if (!position) return
    // The next free position: after all others, in steps of ten.
    const last = Math.max(0, ...entriesOf(collectionName).map((entry) => Number(entry[position])))
    values[position] ||= String(Math.floor(last / 10) * 10 + 10)
  })
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const [path, values] = [entry.get('path'), entry.get('data').toJS()]
      refuse(path, values)
      const { name = '' } = entryIn(site.collections, path.slice(site.contentFolder.length + 1)) ?? {}
      const { collection, line } = listed(name) ?? {}
      if (!collection || !line) return
      const text = toFile(collection, values, values[sourceField])
      return entry.setIn(['data', lineField], line(fromFile(collection, text))).setIn(['data', sourceField], text)
    },
  })

  preparePastes()
  keepSources()
  addFormEvents(() => [
    ...site.pages.map((page) => [page, page] as const),
    ...(entries() ?? []).flatMap(({ name, slug, fields }) => {
      const address = site.entries?.[name]?.address?.(slug)
      return address ? [[String(fields[listed(name)?.title ?? '']), address] as const] : []
    }),
  ])
  window.fetch = guardRequests(window.fetch, settings.api ?? githubApi, (explanation) => window.alert(explanation))
  if (settings.repository === undefined) await fillPractice(site.pictures)
  openNamedFields()
  await CMS.init({ config: editorConfig(site, settings) })
}

/** Starts the editor in the page that `writeEditor` has written, or says why it cannot be started. */
export async function startEditor(site: EditorSite): Promise<void> {
  const sentence = document.getElementById('starting')
  await start(site).then(
    () => sentence?.remove(),
    (reason) => sentence?.replaceChildren(explainStart(reason)),
  )
}
