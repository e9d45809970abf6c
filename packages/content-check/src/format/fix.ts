import { z } from 'zod'
import type { PlacedFile } from '../content'
import { checkThousands } from '../fields/misread'
import { insideCurlyQuotes } from '../fields/printed-signs'
import { splitParts } from '../files/front-matter'
import { createSource, isError } from '../problem'
import { readEntry } from '../read-entry'
import { isGroup, schemaAt } from '../schema/walk'
import { dayIn, thousandsIn } from '../schema/written-forms'
import type { Format, Setup } from '../settings'
import { count } from '../words'
import { parseYaml } from '../yaml/lines'
import { formatEntry } from './format'

/** `key: “text”` or `- ‘text’`: typographic quotes where YAML wants straight ones. */
const curlyQuoted = /^(\s*(?:- )?(?:[\w-]+: +)?)([“”„‘‚].*[“”„‘’])\s*$/

/** A field or list item whose text is on the lines below it. */
const opensBlock = /(?:^|[:-] +)[|>][-+\d]*\s*$/

const indentOf = (line: string): number => line.search(/\S|$/)

const straighten = (line: string): string => {
  const [, start = '', quoted = ''] = curlyQuoted.exec(line) ?? []
  const text = insideCurlyQuotes(quoted)
  return text === undefined || start.trim() === ''
    ? line
    : `${start}"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** Replaces typographic quotes around values by straight ones. Texts of several lines stay. */
const straightenQuotes = (yaml: string): string => {
  let block = Number.POSITIVE_INFINITY
  return yaml
    .split('\n')
    .map((line) => {
      if (line.trim() !== '' && indentOf(line) <= block) block = Number.POSITIVE_INFINITY
      if (block !== Number.POSITIVE_INFINITY) return line
      if (opensBlock.test(line)) block = indentOf(line)
      return straighten(line)
    })
    .join('\n')
}

/** A value or group of fields with each value replaced by the result of `change`. */
const mapValues = (
  schema: z.ZodType,
  value: unknown,
  change: (schema: z.ZodType, value: unknown) => unknown,
): unknown => {
  const mapAt = (name: PropertyKey, inner: unknown) =>
    mapValues(schemaAt(schema, value, [name]) ?? z.never(), inner, change)
  if (Array.isArray(value)) return value.map((item, index) => mapAt(index, item))
  if (isGroup(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapAt(name, inner)]))
  return change(schema, value)
}

/** The fields with days in the form `2026-01-31`. Days that the calendar does not have stay as they are. */
const correctDays = (schema: z.ZodType, fields: unknown): unknown =>
  mapValues(schema, fields, (field, value) =>
    field instanceof z.ZodISODate && typeof value === 'string' ? (dayIn(value) ?? value) : value,
  )

/** The fields of a form with numbers that it holds as text, such as 1.125, where no thousands can be meant. */
export const readNumbers = (schema: z.ZodType, fields: unknown): unknown =>
  mapValues(schema, fields, (field, value) => {
    const isNumber = field instanceof z.ZodNumber && typeof value === 'string' && field.safeParse(Number(value)).success
    return isNumber && !field.safeParse(Number(thousandsIn(value) ?? Number.NaN)).success ? Number(value) : value
  })

/** What became of a file: its new text with what was corrected, or why it was left alone. */
export type Fix = { text: string; corrected: string[] } | { reason: string }

const byteOrderMark = '\uFEFF'
/** Characters without width, and marks of the direction of text. */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

/** The text of a file without the invisible characters that editors add, and the names of what was removed. */
const correctCharacters = (raw: string): { text: string; corrected: string[] } => {
  const text = raw.replace(/\r\n?/g, '\n').replace(invisible, '')
  const corrected = [
    ...(raw.startsWith(byteOrderMark) ? ['byte order mark'] : []),
    ...(raw.includes('\r') ? ['line endings'] : []),
    ...(raw.slice(raw.startsWith(byteOrderMark) ? 1 : 0).search(invisible) !== -1 ? ['invisible characters'] : []),
  ]
  return { text, corrected }
}

const keysOf = (value: unknown): string =>
  JSON.stringify(value, (key, inner) => (key !== '' && typeof inner !== 'object' ? null : inner))

const parseFields = (yaml: string): unknown => {
  const document = parseYaml(yaml)
  return document.errors.length > 0 ? undefined : document.toJS()
}

/** Splits a file into its fields and its body; undefined when the fields have no end. */
const splitFile = (text: string, format: Format): { yaml: string; body?: string } | undefined => {
  const { parts } = splitParts(createSource('', text), format)
  if (!parts) return undefined
  const yaml = text.slice(parts.fields.start, parts.fields.end)
  return parts.body ? { yaml, body: text.slice(parts.body.start) } : { yaml }
}

const endingInSpaces = (text: string): number => text.match(/[ \t]+$/gm)?.length ?? 0

/** Brings one file into canonical form. A file with mistakes that have no single right answer is left alone. */
export const fixEntry = (file: PlacedFile, bytes: Uint8Array, setup: Setup): Fix => {
  const collection = setup.collections[file.collection]
  if (!collection) throw new Error(`There is no collection "${file.collection}".`)
  const { format, schema } = collection
  const raw = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  if (raw.includes('\uFFFD')) return { reason: 'it is not UTF-8 text' }
  const { text, corrected } = correctCharacters(raw)
  const parts = splitFile(text, format)
  const yaml = straightenQuotes(parts?.yaml ?? '')
  const read = parseFields(yaml)
  const fields = correctDays(schema, read)
  const result = isGroup(fields) ? formatEntry(schema, fields, parts?.body, yaml) : text
  // The form would hide that 1.320 may be meant as 1320.
  const written = {
    source: createSource('', yaml),
    fields: { start: 0, end: yaml.length, data: read, texts: [] },
    schema,
    setup,
  }
  const { problems } = readEntry(file, 'content', new TextEncoder().encode(result), setup)
  const errors = problems.filter(isError).length + checkThousands(written).length
  if (errors > 0) return { reason: `correct ${count(errors, 'mistake')} first` }
  if (yaml !== parts?.yaml) corrected.push('curly quotes around a text')
  if (JSON.stringify(fields) !== JSON.stringify(read)) corrected.push('form of a date')
  if (endingInSpaces(result) < endingInSpaces(text)) corrected.push('spaces at the ends of lines')
  const again = parseFields(splitFile(result, format)?.yaml ?? '')
  if (keysOf(fields) !== keysOf(again)) corrected.push('order of the fields')
  if (corrected.length === 0 && result !== raw) corrected.push('layout')
  return { text: result, corrected }
}
