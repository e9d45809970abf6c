import { z } from 'zod'
import { pieceProblem } from '../problem'
import { commentMessage } from '../repairs/table'
import { wanted } from '../schema/messages'
import { partsOf } from '../schema/walk'
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
  if (isText && issue?.code !== 'invalid_format') return at(commentMessage, JSON.stringify(whole))
  if (raw !== '')
    return isText ? at(`after a space, "#" starts a comment; ${quote(`${raw} ${note}`)} ${issue?.message}`) : []
  const word = note.replace(/^#+\s*/, '')
  const meant = field instanceof z.ZodNumber ? Number(word) : word
  const allowed = field instanceof z.ZodEnum ? field.options : field?.safeParse(meant).success ? [meant] : []
  const values = alternatives(allowed.map(quote))
  const examples = `: ${wanted(path.at(-1), partsOf(entry.schema, entry.fields.data)(path))}`
  return at(`${quote(note)} is a comment, so this field is empty; write${values ? ` ${values}` : examples}`)
})

/** Reports numbers such as 1.320, whose point may be meant to separate thousands, where their fields may have both. */
export const checkNumbers = forEachText((text, entry) => {
  const thousands = text.plain ? thousandsIn(text.raw) : undefined
  const mayBe = (number: unknown) => fieldOfText(text, entry)?.safeParse(Number(number)).success === true
  if (!thousands || !mayBe(thousands)) return []
  const [near] = [Number(text.raw), Math.round(Number(text.raw) * 100) / 100].filter(mayBe)
  const help = near === undefined ? thousands : `${thousands} or ${near}`
  return [{ index: 0, message: decimalsMessage(text.raw, help) }]
})
