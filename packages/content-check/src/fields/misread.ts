import { z } from 'zod'
import { type EntryFields, fieldProblem, writtenNumber } from '../entry'
import { type Problem, pieceProblem } from '../problem'
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
  const isText = field instanceof z.ZodString
  const note = (entry.source.text.slice(comment).split('\n')[0] ?? '').trim()
  const whole = entry.source.text.slice(start, comment) + note
  const at = (message: string, put?: string) => {
    const found = pieceProblem(0, whole, { message, put, safe: false })
    return [{ ...found, index: comment - start }]
  }
  const [issue] = (isText && field.safeParse(`${raw} ${note}`.trim()).error?.issues) || []
  const refusal = issue?.code === 'invalid_format' ? `${quote(`${raw} ${note}`)} ${issue.message}` : undefined
  if (raw !== '' && isText && refusal) return at(`after a space, "#" starts a comment; ${refusal}`)
  if (isText && !refusal) return at(commentMessage, JSON.stringify(whole))
  if (raw !== '' || field instanceof z.ZodObject) return []
  const word = note.replace(/^#+\s*/, '')
  const meant = field instanceof z.ZodNumber ? Number(word) : word
  const allowed = field instanceof z.ZodEnum ? field.options : field?.safeParse(meant).success ? [meant] : []
  const values = alternatives(allowed.map(quote))
  const examples = `: ${wanted(path.at(-1), partsOf(entry.schema, entry.fields.data)(path))}`
  return at(`${quote(note)} is a comment, so this field is empty; write${values ? ` ${values}` : examples}`)
})

/** Reports numbers such as 1.320, whose point may be meant to separate thousands, where their fields may have both. */
export const checkNumbers = (entry: EntryFields): Problem[] => {
  const { source, fields, schema } = entry
  const problems: Problem[] = []
  // How numbers are written takes long to find, and few entries have such a number.
  if (!/\d\.\d{3}(?!\d)/.test(source.text.slice(fields.start, fields.end))) return problems
  visitMeta(schema, fields.data, (_, value, path) => {
    const written = writtenNumber(entry, path)
    const thousands = written && thousandsIn(written)
    const mayBe = (number: unknown) => schemaAt(schema, path)?.safeParse(Number(number)).success === true
    if (!thousands || !mayBe(thousands)) return
    const [near] = [Number(value), Math.round(Number(value) * 100) / 100].filter(mayBe)
    const help = near === undefined ? thousands : `${thousands} or ${near}`
    problems.push(fieldProblem(entry, path, decimalsMessage(written, help)))
  })
  return problems
}
