// Runs in a copy of the project after its content was read: ends each text of the documents with an invisible mark of its field.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isGroup } from '@site/content-check'
import type { PublishedIndex } from '@site/editor-page'
import { documentsFolder } from '../../lib/build/from-disk'
import { type CollectionName, collections } from '../../lib/content/collections'
import { textsFile } from '../editor/edit-mode'
import { markOf } from './marks'

/** Ends the text at a path with a mark. */
const mark = (value: unknown, [key = '', ...rest]: readonly string[], id: number): void => {
  if (!isGroup(value) && !Array.isArray(value)) return
  const inner = Reflect.get(value, key)
  if (typeof inner === 'string' && rest.length === 0) Reflect.set(value, key, inner + markOf(id))
  else mark(inner, rest, id)
}

const index: PublishedIndex = JSON.parse(readFileSync(textsFile(true), 'utf8'))
let id = 0
for (const { form, texts } of index.files) {
  const [group = '', , name = ''] = form.split('/')
  const { type } = collections[(group in collections ? group : name) as CollectionName]
  const file = join(documentsFolder, type, '_index.json')
  const documents = JSON.parse(readFileSync(file, 'utf8'))
  const document = Array.isArray(documents) ? documents.find(({ slug }) => slug === name) : documents
  for (const { path, isValue } of texts) {
    if (!isValue && !path.startsWith('seo.')) mark(document, path.split('.'), id)
    id += 1
  }
  writeFileSync(file, JSON.stringify(documents))
}
