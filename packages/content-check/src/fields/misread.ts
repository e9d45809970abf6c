import { z } from 'zod'
import { type EntryFields, fieldProblem, writtenNumber } from '../entry'
import type { FieldPath, Problem } from '../problem'
import { commentMessage } from '../repairs/table'
import { wanted } from '../schema/messages'
import { partsOf, schemaAt, visitMeta } from '../schema/walk'
import { decimalsMessage, thousandsIn } from '../schema/written-forms'
import { alternatives, quote } from '../words'
import { fieldOfText, forEachText } from './texts'

/** Reports texts that are cut off, or emptied, by a comment on their line. Behind numbers and fixed values a comment does no harm. */
export const checkComments = forEachText((text, entry) => {
  const { raw, start, comment, path } = text
  if (comment === undefined) return []
  const field = fieldOfText(text, entry)
  const at = (message: string) => [{ index: comment - start, message }]
  const isText = field instanceof z.ZodString
  const note = (entry.source.text.slice(comment).split('\n')[0] ?? '').trim()
  const [issue] = (isText && field.safeParse(`${raw} ${note}`.trim()).error?.issues) || []
  const refusal = issue?.code === 'invalid_format' ? `${quote(`${raw} ${note}`)} ${issue.message}` : undefined
  if (raw !== '' && isText) return at(refusal ? `after a space, "#" starts a comment; ${refusal}` : commentMessage)
  if (raw !== '' || field instanceof z.ZodObject || field instanceof z.ZodUnion) return []
  const word = note.replace(/^#+\s*/, '')
  const isNumber = field instanceof z.ZodNumber
  const isMeant = isText ? field.safeParse(word).success : isNumber && field.safeParse(Number(word)).success
  const values = field instanceof z.ZodEnum ? field.options : isMeant ? [word] : []
  const examples = `: ${wanted(path.at(-1), partsOf(entry.schema, entry.fields.data)(path))}`
  const help = values.length > 0 ? ` ${alternatives(isNumber ? values.map(String) : values.map(quote))}` : examples
  return at(
    isText && !refusal
      ? 'text that starts with "#" is a comment, so the site leaves it out; put the whole text in double quotes'
      : `what follows "#" is a comment, so this field is empty; write${help}`,
  )
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
