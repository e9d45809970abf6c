import { z } from 'zod'
import type { Entry, EntryFields } from '../entry'
import { findCharacters } from '../files/read-source'
import { asWarning, formatPath, type Problem, problemAt, type TextProblem } from '../problem'
import { schemaAt, valueAt } from '../schema/walk'
import type { Setup } from '../settings'
import { quote } from '../words'
import type { WrittenText } from '../yaml/texts'

/** The rule for entries that follows from one for single texts, as they are written. */
export const forEachText =
  (rule: (text: WrittenText, entry: EntryFields) => TextProblem[]) =>
  (entry: EntryFields): Problem[] =>
    entry.fields.texts.flatMap((text) =>
      rule(text, entry).map(({ index, ...finding }) => ({
        ...problemAt(entry.source, text.start + index, formatPath(text.path), ''),
        ...finding,
      })),
    )

export const fieldOfText = ({ path }: WrittenText, { schema, fields }: EntryFields): z.ZodType | undefined =>
  schemaAt(schema, fields.data, path)

/** Whether a text is in a field of text, where others are choices, days, and the like. */
export const isInTextField = (text: WrittenText, entry: EntryFields): boolean =>
  fieldOfText(text, entry) instanceof z.ZodString

/** Reports invisible and garbled characters that are written by their numbers, such as "\u0000", in the words for those that are there. */
export const checkEscapes = forEachText(({ path, raw }, { fields }) => {
  const value = raw.startsWith('"') && raw.includes('\\') ? valueAt(fields.data, path) : undefined
  return typeof value === 'string' ? findCharacters(value).map(({ message }) => ({ index: 0, message })) : []
})

/** Words that stand for a text until it is written. */
const whole = /^\s*(?:to ?do|tb[adc]|fixme|x{3,}|\?{2,}|\.{3,}|…+|n\/a|lorem ipsum\b.*)[\s.:!]*$/i
/** The same words in capitals within a text, which may be meant. */
const inside = /\b(?:TODO|TBD|FIXME|XXX)\b|\b[Ll]orem ipsum\b/g

const unquoted = (raw: string): string => raw.replace(/^(['"])(.*)\1$/s, '$2')

/** Reports texts that are still to be written, such as TODO. Drafts may have them. */
export const checkUnwritten = forEachText((text, entry) => {
  const words = unquoted(text.raw)
  if (!whole.test(words) || entry.setup.isDraft(entry.fields.data) || !isInTextField(text, entry)) return []
  const message = `${quote(words)} stands for a text that is still to be written, and the site would print it; write the text`
  return [{ index: 0, message }]
})

const notesIn = ({ source }: Entry, path: string, start: number, text: string): Problem[] =>
  Array.from(text.matchAll(inside), ({ 0: found, index }) => {
    const message = `the site prints ${quote(found)}; write what belongs there, or remove it`
    return asWarning(problemAt(source, start + index, path, message))
  })

/** Warns of notes within texts, such as TODO. Drafts may have them. */
export const checkNotes = (entry: Entry, { isDraft }: Setup): Problem[] => {
  const { source, fields, body } = entry
  if (isDraft(fields.data)) return []
  const texts = fields.texts.filter(({ raw }) => !whole.test(unquoted(raw)))
  const inFields = texts.flatMap(({ path, start, raw }) => notesIn(entry, formatPath(path), start, raw))
  return body ? [...inFields, ...notesIn(entry, 'body', body.start, source.text.slice(body.start))] : inFields
}
