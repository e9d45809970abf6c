import { z } from 'zod'
import type { EntryFields } from '../entry'
import { findCharacters } from '../files/read-source'
import { type BareFinding, type Finding, findingIn, formatPath, pieceFinding, type TextFinding } from '../finding'
import { choicesFor, wanted } from '../schema/values'
import { partsOf, schemaAt, valueAt } from '../schema/walk'
import { decimalsFinding, thousandsIn } from '../schema/written-forms'
import { found } from '../sentences'
import type { WrittenText } from '../yaml/texts'

/** The rule for entries that follows from one for single texts, as they are written. */
export const forEachText =
  (rule: (text: WrittenText, entry: EntryFields) => TextFinding[]) =>
  (entry: EntryFields): Finding[] =>
    entry.fields.texts.flatMap((text) =>
      rule(text, entry).map((each) => findingIn(entry.source, text.start, formatPath(text.path), each)),
    )

const fieldOfText = ({ path }: WrittenText, { schema }: EntryFields): z.ZodType | undefined => schemaAt(schema, path)

/** Whether a text is in a field of text, where others are choices, days, and the like. */
export const isInTextField = (text: WrittenText, entry: EntryFields): boolean =>
  fieldOfText(text, entry) instanceof z.ZodString

/** Reports invisible and garbled characters that are written by their numbers, such as "\u0000", in the words for those that are there. */
export const checkEscapes = forEachText(({ path, raw }, { fields }) => {
  const value = raw.startsWith('"') && raw.includes('\\') ? valueAt(fields.data, path) : undefined
  return typeof value === 'string' ? findCharacters(value).map((each) => ({ ...each, index: 0 })) : []
})

/** Reports texts that are cut off, or emptied, by a comment on their line. Behind numbers and fixed values a comment does no harm. */
export const checkComments = forEachText((text, entry) => {
  const { raw, start, comment, path } = text
  if (comment === undefined) return []
  const field = fieldOfText(text, entry)
  const isText = field instanceof z.ZodString
  const note = (entry.source.text.slice(comment).split('\n', 1)[0] ?? '').trim()
  const whole = entry.source.text.slice(start, comment) + note
  const at = (wrong: BareFinding) => [{ ...pieceFinding(0, whole, wrong), index: comment - start }]
  if (isText && (raw !== '' || field.safeParse(note).error?.issues[0]?.code !== 'invalid_format'))
    return at(found('yaml/comment', {}, { replacement: JSON.stringify(whole), safe: false }))
  if (raw !== '') return []
  const word = note.replace(/^#+\s*/, '')
  const meant = field instanceof z.ZodNumber ? Number(word) : word
  const allowed = field instanceof z.ZodEnum ? field.options : field?.safeParse(meant).success ? [meant] : []
  const values = allowed.length > 0 ? choicesFor(word, allowed) : ''
  const examples = `it${wanted(path.at(-1), partsOf(entry.schema, entry.fields.data)(path)).wanted}`
  return at(found('yaml/comment-value', { note, help: values || examples }))
})

/** Reports numbers with other signs than digits, or with a point that may be meant to separate thousands, as in 1.320. */
export const checkNumbers = forEachText((text, entry) => {
  const isNumber = text.plain && text.raw !== '' && fieldOfText(text, entry) instanceof z.ZodNumber
  if (isNumber && Number.isFinite(Number(text.raw)) && !/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text.raw))
    return [{ ...found('value/digits', { value: text.raw, number: Number(text.raw) }), index: 0 }]
  const thousands = text.plain ? thousandsIn(text.raw) : undefined
  const mayBe = (number: unknown) => fieldOfText(text, entry)?.safeParse(Number(number)).success === true
  if (!thousands || !mayBe(thousands)) return []
  const [near] = [Number(text.raw), Math.round(Number(text.raw) * 100) / 100].filter(mayBe)
  const help = near === undefined ? thousands : `${thousands} or ${near}`
  return [{ ...decimalsFinding(text.raw, help), index: 0 }]
})

const joining = 'and|or|but|the|a|an|of|to|for|with|in|on|at|by|from|as|is|are|that|which|because|your|our|their'
const openEnd = new RegExp(`(?:,|-|\\b(?:${joining}))$`)

/** The last words of a text that stops without the end of a sentence; undefined for others. A few words need no full stop. */
export const brokenEnd = (text: string): string | undefined => {
  const prose = text.trim()
  const isLong = /[.!?] |^(?:\S+\s+){8}/.test(prose)
  if (/[.!?…:)\]"”’]$/.test(prose) || !(isLong || openEnd.test(prose))) return undefined
  return /(?<!\S)\S+\s+\S+$/.exec(prose)?.[0]
}

/** Warns of running texts that stop without the end of a sentence. Drafts may do so. */
export const checkEnds = forEachText((text, entry) => {
  const { data } = entry.fields
  const value = valueAt(data, text.path)
  const words = typeof value === 'string' && !entry.settings.isDraft(data) ? brokenEnd(value) : undefined
  const { prose, examples } = (words && fieldOfText(text, entry)?.meta()) || {}
  // What goes on after the field, such as with an address, has an example that says so.
  if (!words || !prose || brokenEnd(String(examples))) return []
  return [{ ...found('text/broken-end', { words }), index: 0 }]
})
