import { z } from 'zod'
import { type EntryFields, fieldProblem, writtenNumber } from '../entry'
import { type Problem, pieceProblem, writing } from '../problem'
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

/** Forms in which a number is read as another one than its author may mean: 1.320, 010, 0x10, 1e3. */
const misreadForms = /\d\.\d{3}(?!\d)|[:-] +[-+]?(?:0[\dox]|[\d.]+e[-+\d])/i

/** Reports numbers that are read as others than their author may mean, where their fields may have both. */
export const checkNumbers = (entry: EntryFields): Problem[] => {
  const { source, fields, schema } = entry
  const problems: Problem[] = []
  // How numbers are written takes long to find, and few entries have such a number.
  if (!misreadForms.test(source.text.slice(fields.start, fields.end))) return problems
  visitMeta(schema, fields.data, (_, value, path) => {
    const written = typeof value === 'number' ? writtenNumber(entry, path) : undefined
    if (written === undefined) return
    const field = schemaAt(schema, path)
    const mayBe = (number: unknown) => field?.safeParse(Number(number)).success === true
    const thousands = thousandsIn(written)
    if (thousands && mayBe(thousands)) {
      const [near] = [Number(value), Math.round(Number(value) * 100) / 100].filter(mayBe)
      const help = near === undefined ? thousands : `${thousands} or ${near}`
      problems.push(fieldProblem(entry, path, decimalsMessage(written, help)))
    } else if (/^[-+]?0[\dox]|e/i.test(written) && mayBe(value)) {
      const advice = writing(`${written} is read as the number ${value}`, String(value))
      problems.push(fieldProblem(entry, path, { ...advice, safe: true }))
    }
  })
  return problems
}
