// Runs in a copy of the project after its content was read: ends each text of the entries with an invisible mark of its field.
import { readFileSync, writeFileSync } from 'node:fs'
import { isGroup } from '@site/content-check'
import type { PublishedIndex } from '@site/editor-page'
import { entriesFile, type StoredEntries, textsFile } from '../../lib/content/stored'
import { markOf } from './marks'

/** Ends the text at a path with a mark. */
const mark = (value: unknown, [key = '', ...rest]: readonly string[], id: number): void => {
  if (!isGroup(value) && !Array.isArray(value)) return
  const inner = Reflect.get(value, key)
  if (typeof inner === 'string' && rest.length === 0) Reflect.set(value, key, inner + markOf(id))
  else mark(inner, rest, id)
}

const index: PublishedIndex = JSON.parse(readFileSync(textsFile(true), 'utf8'))
const entries: StoredEntries = JSON.parse(readFileSync(entriesFile, 'utf8'))
let id = 0
for (const { form, texts } of index.files) {
  const [group = '', , name = ''] = form.split('/')
  const stored: readonly { slug: string; fields: unknown }[] = Reflect.get(entries, group) ?? Reflect.get(entries, name)
  const entry = stored.find(({ slug }) => slug === name) ?? stored[0]
  for (const { path, isValue } of texts) {
    if (!isValue && !path.startsWith('seo.')) mark(entry?.fields, path.split('.'), id)
    id += 1
  }
}
writeFileSync(entriesFile, JSON.stringify(entries))
