import { entryIn } from '@site/content-check'
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms'
import { componentBlocks, pictureBlock, tableBlock } from './blocks'
import { editorConfig } from './config'
import { findProblems, formatName, formValues, fromFile, lineField, readEntries, sourceField, toFile } from './entries'
import { formSource } from './fields'
import { addFormEvents } from './form-events'
import { watchForms } from './form-problems'
import { guardRequests } from './github-requests'
import { openNamedFields } from './open-field'
import { preparePastes } from './paste'
import { fillPractice } from './practice'
import { keepSources } from './rich-text'
import { type EditorSettings, type EditorSite, githubApi, type PreviewedEntry } from './site'
import './page.css'

async function start(site: EditorSite): Promise<void> {
  const settings: EditorSettings = JSON.parse(document.getElementById('editor-settings')?.textContent ?? '{}')
  // Links from forms then lead to the pages that are edited.
  if (settings.repository === undefined) settings.origin = window.location.origin
  const entries = readEntries(site)
  const entriesOf: PreviewedEntry['entriesOf'] = (name) =>
    (entries() ?? []).flatMap(({ name: own, fields, slug }) => (own === name ? [{ ...fields, slug }] : []))
  const sources = Object.entries(site.collections).map((each) => formSource(site, ...each))
  const sourceOf = (name?: string) => sources.find((each) => each.name === name)

  for (const { name, collection, lineOf } of sources) {
    CMS.registerCustomFormat(formatName(name, collection), collection.format, {
      fromFile: (text) => {
        const values = fromFile(collection, text)
        return { ...formValues(values), [lineField]: lineOf(values), [sourceField]: text }
      },
      toFile: (values) => toFile(collection, values, values[sourceField]),
    })
    const show = site.previews[name]
    if (!show) continue
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
    CMS.registerEditorComponent({ ...block, mode: 'dialog', toPreview: block.toBlock })
  for (const address of await site.findStyles()) CMS.registerPreviewStyle(address)

  const refuse = watchForms(
    (path, values) => findProblems(site, path, values, entries()),
    ({ collectionName, originalEntry, currentValues: { _default: values } }) => {
      const { field, within = '' } = sourceOf(collectionName)?.position ?? {}
      const [others, before] = [entriesOf(collectionName), originalEntry?.locales._default.content]
      // A copy needs a name of its own in its address.
      if (!before && others.some(({ id }) => id && id === values['id'])) values['id'] = ''
      const isMoved = before?.[within] !== values[within] && before?.[field ?? ''] === values[field ?? '']
      if (!field || (before && !isMoved)) return
      // The next free position: after all others, in steps of ten.
      const last = Math.max(0, ...others.map((entry) => Number(entry[field])))
      values[field] = String(Math.floor(last / 10) * 10 + 10)
    },
  )
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const [path, values] = [entry.get('path'), entry.get('data').toJS()]
      refuse(path, values)
      const source = sourceOf(entryIn(site.collections, path.slice(site.contentFolder.length + 1))?.name)
      if (!source) return
      const text = toFile(source.collection, values, values[sourceField])
      const line = source.lineOf(fromFile(source.collection, text))
      return entry.mergeIn(['data'], { [lineField]: line, [sourceField]: text })
    },
  })

  preparePastes()
  keepSources()
  addFormEvents(() => [
    ...site.pages.map((page) => [page, page] as const),
    ...(entries() ?? []).flatMap(({ name, slug, fields }) => {
      const { address, naming = '' } = sourceOf(name) ?? {}
      return address ? [[String(fields[naming]), address(slug)] as const] : []
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
    (reason) => sentence?.firstElementChild?.replaceWith(`The editor could not be started (${reason}).`),
  )
}
