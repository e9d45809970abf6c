import type { Format } from '@site/content-check'
import { readEntry } from '../check/entry'
import { checkThousands } from '../check/fields/written-numbers'
import { splitParts } from '../check/files/front-matter'
import type { PlacedFile } from '../check/files/placement'
import { isError } from '../check/problem'
import { isGroup } from '../check/schema/walk'
import { createSource } from '../check/source'
import { count } from '../check/words'
import { parseYaml } from '../check/yaml/lines'
import { collections } from '../collections'
import { correctDays, straightenQuotes } from './correct-fields'
import { formatDocument } from './format'

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

const mistakes = ({ path, collection, slug }: PlacedFile, text: string): number =>
  readEntry({ path, collection, slug }, 'content', new TextEncoder().encode(text)).problems.filter(isError).length

/** Splits a file into its fields and its body; undefined when the fields have no end. */
const splitFile = (text: string, format: Format): { yaml: string; body?: string } | undefined => {
  const { parts } = splitParts(createSource('', text), format)
  if (!parts) return undefined
  const yaml = text.slice(parts.fields.start, parts.fields.end)
  return parts.body ? { yaml, body: text.slice(parts.body.start) } : { yaml }
}

const endingInSpaces = (text: string): number => text.match(/[ \t]+$/gm)?.length ?? 0

/** Brings one file into canonical form. A file with mistakes that have no single right answer is left alone. */
export const fixFile = (file: PlacedFile, bytes: Uint8Array): Fix => {
  const raw = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  if (raw.includes('\uFFFD')) return { reason: 'it is not UTF-8 text' }
  const { text, corrected } = correctCharacters(raw)
  const { format, schema } = collections[file.collection]
  const parts = splitFile(text, format)
  const yaml = straightenQuotes(parts?.yaml ?? '')
  const read = parseFields(yaml)
  const fields = correctDays(schema, read)
  const result = isGroup(fields) ? formatDocument(schema, fields, parts?.body, yaml) : text
  // The form would hide that 1.320 may be meant as 1320.
  const written = {
    source: createSource('', yaml),
    fields: { start: 0, end: yaml.length, data: read, texts: [] },
    schema,
  }
  const errors = mistakes(file, result) + checkThousands(written).length
  if (errors > 0) return { reason: `correct ${count(errors, 'mistake')} first` }
  if (yaml !== parts?.yaml) corrected.push('curly quotes around a text')
  if (JSON.stringify(fields) !== JSON.stringify(read)) corrected.push('form of a date')
  if (endingInSpaces(result) < endingInSpaces(text)) corrected.push('spaces at the ends of lines')
  const again = parseFields(splitFile(result, format)?.yaml ?? '')
  if (keysOf(fields) !== keysOf(again)) corrected.push('order of the fields')
  if (corrected.length === 0 && result !== raw) corrected.push('layout')
  return { text: result, corrected }
}
