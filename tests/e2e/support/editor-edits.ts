import * as engine from '@site/editor-page'
import { z } from 'zod'
import { placeFiles } from '@/lib/content/check'
import { type CollectionName, collections } from '@/lib/content/collections'
import { toTree } from '../../content/fixture'

type JsonSchema = z.core.JSONSchema.JSONSchema
type FormValues = engine.FormValues

/** The values of a form from the text of a file. */
export const fromFile = (name: CollectionName, text: string): FormValues => engine.fromFile(collections[name], text)

/** The text that a form writes. */
export const toFile = (name: CollectionName, values: FormValues): string => engine.toFile(collections[name], values)

/** The label of a field by its path: `hero.headline` → `Headline`. */
export const labelOf = (name: CollectionName, path: string): string =>
  path
    .split('.')
    .reduce<JsonSchema>(
      (schema, part) => schema.properties?.[part] as JsonSchema,
      z.toJSONSchema(collections[name].schema, { io: 'input', unrepresentable: 'any' }),
    ).title ?? ''

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

/** The first text of an entry that may be any words. */
function firstText(schema: JsonSchema, values: FormValues): { path: string[]; value: string } | undefined {
  for (const [name, property] of Object.entries(schema.properties ?? {}) as [string, JsonSchema][]) {
    const value = values[name]
    const isFree = !property.format && !property.pattern && !property.enum
    const isChosen = property['reference'] || property['choices']
    if (property.type === 'string' && isFree && !isChosen && typeof value === 'string') return { path: [name], value }
    const inside = property.type === 'object' && firstText(property, (value ?? {}) as FormValues)
    if (inside) return { path: [name, ...inside.path], value: inside.value }
  }
  return undefined
}

const withText = (values: FormValues, [name = '', ...rest]: readonly string[], text: string): FormValues => ({
  ...values,
  [name]: rest.length === 0 ? text : withText(values[name] as FormValues, rest, text),
})

/** Changes one letter of one text in each entry of some collections, outside of placeholders such as {brand}. */
export function editsOf(texts: Readonly<Record<string, string>>, isChosen: (name: CollectionName) => boolean): Edit[] {
  const files = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path.replace('content/', ''), text]))
  return placeFiles(toTree(files)).placed.flatMap(({ collection, slug, path: name }) => {
    if (!isChosen(collection)) return []
    const before = files[name] ?? ''
    const values = fromFile(collection, before)
    const found = firstText(
      z.toJSONSchema(collections[collection].schema, { io: 'input', unrepresentable: 'any' }),
      values,
    )
    if (!found) throw new Error(`${name} has no text that could be edited`)
    const value = found.value.replace(/(?<!\{[^}]*)[\p{L}\p{N}]/u, (letter) => (letter === 'X' ? 'Y' : 'X'))
    const after = toFile(collection, withText(values, found.path, value))
    return [{ collection, slug, file: `content/${name}`, texts: { [found.path.join('.')]: value }, before, after }]
  })
}

/** An edit of the first entry of a collection. */
export function editOf(texts: Readonly<Record<string, string>>, name: CollectionName): Edit {
  const [edit] = editsOf(texts, (collection) => collection === name)
  if (!edit) throw new Error(`There is no entry of ${name}`)
  return edit
}
