import { z } from 'zod'
import { type EntryFields, fieldProblem, writtenNumber } from '../entry'
import type { FieldPath, Problem } from '../problem'
import { commentMessage } from '../repairs/table'
import { schemaAt, visitMeta } from '../schema/walk'
import { decimalsMessage, thousandsIn } from '../schema/written-forms'
import type { Setup } from '../settings'
import { alternatives, quote } from '../words'
import { fieldOfText, forEachText } from './texts'

const firstWord = (note: string): string => /[\p{L}\p{N}_][\p{L}\p{N}_ -]*/u.exec(note)?.[0].trim() ?? 'text'

/** What a field asks for, where it has a form that a text in quotes does not have either. */
const refusal = (field: z.ZodString, text: string): string | undefined => {
  const [issue] = field.safeParse(text).error?.issues ?? []
  return issue?.code === 'invalid_format' ? `${quote(text)} ${issue.message}` : undefined
}

/** What to write in a field that a comment leaves empty. Quotes help only where a text may start with `#`. */
const helpFor = (field: z.ZodType | undefined, note: string, { links }: Setup): string => {
  if (field instanceof z.ZodEnum) return `write ${alternatives(field.options.map(quote))}`
  if (!(field instanceof z.ZodString)) return 'write its value without "#"'
  if (field.meta()?.['link'] === 'internal') return `write the page before it, such as "${links.example.part}"`
  const word = note.replace(/^#+\s*/, '')
  return (field.safeParse(word).success ? undefined : refusal(field, note)) ?? `write ${quote(word)}`
}

const emptiedMessage = (field: z.ZodType | undefined, note: string, setup: Setup): string => {
  if (field instanceof z.ZodString && !refusal(field, note))
    return 'text that starts with "#" is a comment, so the site leaves it out; put the whole text in double quotes'
  return field instanceof z.ZodArray
    ? `what follows "#" is a comment, so this list is empty; write each item on a line of its own without "#", such as "  - ${firstWord(note)}"`
    : `what follows "#" is a comment, so this field is empty; ${helpFor(field, note, setup)}`
}

/** The message for a text that a comment cuts off: an address has no space before its part. */
const cutMessage = (field: z.ZodString, raw: string, note: string): string => {
  const refused = refusal(field, `${raw} ${note}`)
  if (!refused) return commentMessage
  const joined = `${raw}${note}`
  return `after a space, "#" starts a comment; ${field.safeParse(joined).success ? `write ${quote(joined)}` : refused}`
}

/** Reports texts that are cut off, or emptied, by a comment on their line. Behind numbers and fixed values a comment does no harm. */
export const checkComments = forEachText((text, entry) => {
  const { raw, start, comment } = text
  if (comment === undefined) return []
  const field = fieldOfText(text, entry)
  const note = (entry.source.text.slice(comment).split('\n')[0] ?? '').trim()
  const at = (message: string) => [{ index: comment - start, message }]
  if (raw === '' && !(field instanceof z.ZodObject || field instanceof z.ZodUnion))
    return at(emptiedMessage(field, note, entry.setup))
  return field instanceof z.ZodString ? at(cutMessage(field, raw, note)) : []
})

interface WrittenNumber {
  written: string
  value: number
  path: FieldPath
  /** Whether its field may have another value. */
  mayBe: (value: string | number) => boolean
}

/** The numbers of an entry in which one is like `form`: how they are written takes long to find, and few entries have such a number. */
const numbersLike = (form: RegExp, entry: EntryFields): WrittenNumber[] => {
  const { source, fields, schema } = entry
  const numbers: WrittenNumber[] = []
  if (!form.test(source.text.slice(fields.start, fields.end))) return numbers
  visitMeta(schema, fields.data, (_, value, path) => {
    const written = typeof value === 'number' ? writtenNumber(entry, path) : undefined
    const field = schemaAt(schema, fields.data, path)
    const mayBe = (other: string | number) => field?.safeParse(Number(other)).success === true
    if (written !== undefined) numbers.push({ written, value: Number(value), path, mayBe })
  })
  return numbers
}

/** Reports numbers such as 1.320, which YAML reads as 1.32, in fields where 1320 is possible. */
export const checkThousands = (entry: EntryFields): Problem[] =>
  numbersLike(/\d\.\d{3}(?!\d)/, entry).flatMap(({ written, value, path, mayBe }) => {
    const thousands = thousandsIn(written)
    if (!thousands || !mayBe(thousands)) return []
    const [near] = [String(value), String(Math.round(value * 100) / 100)].filter(mayBe)
    const help = near ? `${thousands} or ${near}` : thousands
    return [fieldProblem(entry, path, decimalsMessage(written, help))]
  })

/** Reports numbers in a form for programs: 010, 0x10, 1e3. */
export const checkNotation = (entry: EntryFields): Problem[] =>
  numbersLike(/[:-] +[-+]?(?:0[\dox]|[\d.]+e[-+\d])/i, entry).flatMap(({ written, value, path, mayBe }) => {
    if (!/^[-+]?0[\dox]|e/i.test(written) || !mayBe(value)) return []
    return [fieldProblem(entry, path, `${written} is read as the number ${value}; write ${value}`)]
  })
