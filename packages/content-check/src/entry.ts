import type { Document } from 'yaml'
import type { z } from 'zod'
import type { BodyHeading, BodyLink, MarkdownFormat, MarkdownNode } from './body/nodes'
import type { BareFinding, FieldPath, Finding, Source } from './finding'
import { findingIn, formatPath, pieceFinding, positionAt } from './finding'
import { fieldOf, schemaAt, valueAt } from './schema/walk'
import type { Format, Settings } from './settings'
import { toWords } from './words'
import { parseYaml, rangeOf, type YamlFields } from './yaml'

/** A file with the fields that were read from it. */
export interface FieldsOfFile {
  source: Source
  fields: YamlFields
}

/** The fields of one entry with their schema. */
export interface EntryFields extends FieldsOfFile {
  schema: z.ZodType
  settings: Settings
  /** Whether lines that cannot be read have been left out: only values that are there can be judged. */
  isPartial?: boolean
}

/** The text below the fields of one entry. */
export interface EntryBody {
  settings: Settings
  /** The text of the file. */
  written: string
  /** The same with spaces in place of the fields, and of what is reported before the text is read. */
  text: string
  tree: MarkdownNode
  format: MarkdownFormat
  headings: readonly BodyHeading[]
  isDraft: boolean
}

/** What the checks across entries need of a body. */
export interface Body {
  start: number
  /** False when the text could not be parsed; headings and some links are then unknown. */
  parsed: boolean
  headings: readonly BodyHeading[]
  links: readonly BodyLink[]
}

/** An entry with all that the checks across entries need. */
export interface Entry<Name extends string = string> extends FieldsOfFile {
  collection: Name
  schema: z.ZodObject
  format: Format
  slug: string
  body?: Body | undefined
  /** The fields in the lines that can be read, where others cannot and `fields` are therefore unknown. */
  readable?: FieldsOfFile
  /** Whether no error was found that concerns this entry alone. */
  isValid: boolean
  /** How new its file is compared with others, so that the newer one is blamed for what they share. */
  newness?: number | undefined
}

/** The value of a field of an entry; undefined when it is not there. */
export const fieldValue = ({ fields }: Pick<FieldsOfFile, 'fields'>, name: string): unknown =>
  fieldOf(fields.data, name)

/** The value of a field that is a text. */
export const fieldText = (entry: Pick<FieldsOfFile, 'fields'>, name: string): string | undefined => {
  const value = fieldValue(entry, name)
  return typeof value === 'string' ? value : undefined
}

/** Names of fields that say what an entry, or a group, is about, the best one first. */
export const namingFields = ['headline', 'title', 'heading', 'name', 'question']

/** What people call an entry: its heading, or the name of its file in words. */
export const nameOf = (entry: Pick<Entry, 'fields' | 'slug'>): string =>
  namingFields.map((name) => fieldText(entry, name)).find(Boolean) ?? toWords(entry.slug)

/** The document that was read last: positions are needed for findings only, and to keep those of all entries would take too much memory. */
let last: { text: string; document: Document } | undefined

/** Where a field is written: its name, and its value; at the start of the file for what is not there. */
const placeOf = ({ source, fields }: FieldsOfFile, path: FieldPath) => {
  const text = source.text.slice(fields.start, fields.end)
  if (last?.text !== text) last = { text, document: parseYaml(text) }
  return rangeOf(last.document, path) ?? { start: -fields.start, value: 0, end: 0 }
}

/** A finding about one field, at the field's name; its replacement takes the place of the value. */
export const fieldFinding = (entry: FieldsOfFile, path: FieldPath, found: BareFinding): Finding => {
  const { source, fields } = entry
  const { start, value, end } = placeOf(entry, path)
  const written = source.text.slice(fields.start + value, fields.start + end).trimEnd()
  return findingIn(source, fields.start, formatPath(path), { ...pieceFinding(value, written, found), index: start })
}

/** The line of a field in its file. */
export const lineOf = (entry: FieldsOfFile, path: FieldPath): number =>
  positionAt(entry.source, entry.fields.start + placeOf(entry, path).start).line

const describe = ({ data, texts }: YamlFields, schema: z.ZodType) =>
  texts.map(({ path }) => ({ path, value: valueAt(data, path), meta: schemaAt(schema, path)?.meta() }))

/** The texts of each entry with their metadata, which is looked up once: all entries are checked again with every repair of one. */
const described = new WeakMap<YamlFields, ReturnType<typeof describe>>()

/** The texts in fields whose schema has metadata of a name, such as `reference`, with these, and with the entry as far as it can be read. */
export const textsOf = ({ schema, source, fields, readable }: Entry, name: string) => {
  const written = readable ?? { source, fields }
  const all = described.get(written.fields) ?? describe(written.fields, schema)
  described.set(written.fields, all)
  const texts = all.flatMap(({ path, value, meta }) => {
    const own = meta?.[name]
    return typeof value === 'string' && own !== undefined ? [{ meta: own, value, path }] : []
  })
  return { written, texts }
}
