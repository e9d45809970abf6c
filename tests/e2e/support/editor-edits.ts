import { schemaAt, valueAt } from '@site/content-check'
import * as engine from '@site/editor-page'
import { type CollectionName, collections } from '@/lib/content/collections'
import { placeFiles } from '@/tools/check/site-check'
import { toTree } from '../../content/fixture'
import { readIndex } from '../../support/text-index'

type FormValues = engine.FormValues

/** The values of a form from the text of a file. */
export const fromFile = (name: CollectionName, text: string): FormValues => engine.fromFile(collections[name], text)

/** The text that a form writes. */
export const toFile = (name: CollectionName, values: FormValues): string => engine.toFile(collections[name], values)

/** The label of a field by its path: `head.heading` → `Headline`. */
export const labelOf = (name: CollectionName, path: string): string =>
  schemaAt(collections[name].schema, path.split('.'))?.meta()?.title ?? ''

/** A change of one text in an entry. */
interface Edit {
  collection: CollectionName
  slug: string
  /** Path of the file in the repository. */
  file: string
  /** The new text by the path of its field. */
  texts: Record<string, string>
  before: string
  after: string
}

/** Whether a field is in no list, and is not the text below the fields. */
const isAlone = (path: string): boolean => !/^body$|\.\d/.test(path)

const withText = (values: FormValues, [name = '', ...rest]: readonly string[], text: string): FormValues => ({
  ...values,
  [name]: rest.length === 0 ? text : withText(values[name] as FormValues, rest, text),
})

/** Changes one letter of one text in each entry of some collections, outside of placeholders such as {brand}. */
export function editsOf(texts: Readonly<Record<string, string>>, isChosen: (name: CollectionName) => boolean): Edit[] {
  const files = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path.replace('content/', ''), text]))
  const indexed = readIndex(true).files
  return placeFiles(toTree(files)).placed.flatMap(({ collection, slug, path: name }) => {
    if (!isChosen(collection)) return []
    const file = `content/${name}`
    const before = files[name] ?? ''
    const values = fromFile(collection, before)
    const found = indexed.find((each) => each.path === file)?.texts.find((text) => !text.isValue && isAlone(text.path))
    if (!found) throw new Error(`${name} has no text that could be edited`)
    const path = found.path.split('.')
    const text = String(valueAt(values, path))
    const value = text.replace(/(?<!\{[^}]*)[\p{L}\p{N}]/u, (letter) => (letter === 'X' ? 'Y' : 'X'))
    const after = toFile(collection, withText(values, path, value))
    return [{ collection, slug, file, texts: { [found.path]: value }, before, after }]
  })
}

/** An edit of the first entry of a collection. */
export function editOf(texts: Readonly<Record<string, string>>, name: CollectionName): Edit {
  const [edit] = editsOf(texts, (collection) => collection === name)
  if (!edit) throw new Error(`There is no entry of ${name}`)
  return edit
}
