import { z } from 'zod'
import type { EntryFields } from '../entry'
import { findCharacters } from '../files/read-source'
import { formatPath, type Problem, problemIn, type TextProblem } from '../problem'
import { schemaAt, valueAt } from '../schema/walk'
import { quote } from '../words'
import type { WrittenText } from '../yaml/texts'

/** The rule for entries that follows from one for single texts, as they are written. */
export const forEachText =
  (rule: (text: WrittenText, entry: EntryFields) => TextProblem[]) =>
  (entry: EntryFields): Problem[] =>
    entry.fields.texts.flatMap((text) =>
      rule(text, entry).map((found) => problemIn(entry.source, text.start, formatPath(text.path), found)),
    )

export const fieldOfText = ({ path }: WrittenText, { schema }: EntryFields): z.ZodType | undefined =>
  schemaAt(schema, path)

/** Whether a text is in a field of text, where others are choices, days, and the like. */
export const isInTextField = (text: WrittenText, entry: EntryFields): boolean =>
  fieldOfText(text, entry) instanceof z.ZodString

/** Reports invisible and garbled characters that are written by their numbers, such as "\u0000", in the words for those that are there. */
export const checkEscapes = forEachText(({ path, raw }, { fields }) => {
  const value = raw.startsWith('"') && raw.includes('\\') ? valueAt(fields.data, path) : undefined
  return typeof value === 'string' ? findCharacters(value).map(({ message }) => ({ index: 0, message })) : []
})

const joining = 'and|or|but|the|a|an|of|to|for|with|in|on|at|by|from|as|is|are|that|which|because|your|our|their'
const openEnd = new RegExp(`(?:,|-|\\b(?:${joining}))$`)

/** The last words of a text that stops without the end of a sentence; undefined for others. A few words need no full stop. */
export const brokenEnd = (text: string): string | undefined => {
  const prose = text.trim()
  const isLong = /[.!?] |^(?:\S+\s+){8}/.test(prose)
  if (/[.!?…:)\]"”’]$/.test(prose) || !(isLong || openEnd.test(prose))) return undefined
  return /\S+\s+\S+$/.exec(prose)?.[0]
}

/** What is wrong with such a text. */
export const brokenEndMessage = (words: string): string =>
  `the text ends with ${quote(words)}, as if the rest were missing; write the end of the sentence with its full stop`

/** Warns of running texts that stop without the end of a sentence. Drafts may do so. */
export const checkEnds = forEachText((text, entry) => {
  const { data } = entry.fields
  const value = valueAt(data, text.path)
  const words = typeof value === 'string' && !entry.setup.isDraft(data) ? brokenEnd(value) : undefined
  const { prose, examples } = (words && fieldOfText(text, entry)?.meta()) || {}
  // What goes on after the field, such as with an address, has an example that says so.
  if (!words || !prose || brokenEnd(String(examples))) return []
  return [{ index: 0, message: brokenEndMessage(words), severity: 'warning' }]
})
