import { type Document, isSeq, parseDocument } from 'yaml'

/** Text of every content file by path, such as `site.yaml`. */
export type Files = Map<string, string>

const yamlStyle = { lineWidth: 0 }

/** Paths of the files of a folder, in alphabetical order. */
export const pathsIn = (files: Files, folder: string): string[] =>
  [...files.keys()].filter((path) => path.startsWith(`${folder}/`)).sort()

/** The first path of a folder; empty without one. */
export const firstIn = (files: Files, folder: string): string => pathsIn(files, folder)[0] ?? ''

/** Edits the fields of a file, if it is there: all of a YAML file, or the front matter above a body. */
export const editFields = (files: Files, path: string, change: (fields: Document) => void): void => {
  const text = files.get(path)
  if (text === undefined) return
  const [whole, yaml] = /^---\n(.*?)\n---\n/s.exec(text) ?? []
  const fields = parseDocument(yaml ?? text)
  change(fields)
  const edited = fields.toString(yamlStyle)
  files.set(path, whole ? `---\n${edited}---\n${text.slice(whole.length)}` : edited)
}

/** Sets a field of a file. */
export const set = (files: Files, path: string, field: (string | number)[], value: unknown): void =>
  editFields(files, path, (fields) => fields.setIn(field, value))

/** Adds an entry: a copy of the first one of a folder with other values, and without its earlier addresses. */
export const addCopy = (files: Files, folder: string, name: string, values: Record<string, unknown>): void => {
  const source = firstIn(files, folder)
  if (source === '') return
  const path = `${folder}/${name}${source.slice(source.lastIndexOf('.'))}`
  files.set(path, files.get(source) ?? '')
  editFields(files, path, (fields) => fields.delete('oldSlugs'))
  for (const [field, value] of Object.entries(values)) set(files, path, [field], value)
}

const slugOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'))

/** Replaces the links to an entry, as the content check demands when it is removed or becomes a draft. */
export const redirectLinks = (files: Files, path: string): void => {
  const address = { articles: '/blog/', faq: '/faq#', jobs: '/careers#' }[path.split('/')[0] ?? '']
  if (!address) return
  const link = new RegExp(`${address}${slugOf(path)}\\b(#[\\w-]+)?`, 'g')
  for (const [other, text] of files) files.set(other, text.replace(link, '/about'))
}

/** Removes an entry and the links to it. */
export const removeEntry = (files: Files, path: string): void => {
  files.delete(path)
  redirectLinks(files, path)
}

/** Removes the last entry of a folder, if enough of them remain. */
export const removeLast = (files: Files, folder: string, remaining = 1): void => {
  const path = pathsIn(files, folder).at(-1)
  if (!path || pathsIn(files, folder).length <= remaining) return
  removeEntry(files, path)
}

/** Adds an item to a list of a file, if the list has room. */
export const addItem = (files: Files, path: string, list: (string | number)[], most: number, item: unknown): void =>
  editFields(files, path, (fields) => {
    const items = fields.getIn(list)
    if (isSeq(items) && items.items.length < most) fields.addIn(list, item)
  })
