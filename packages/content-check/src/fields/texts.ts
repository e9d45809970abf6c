import { z } from 'zod'
import type { EntryFields } from '../entry'
import { findCharacters } from '../files/read-source'
import { formatPath, type Problem, problemAt, type TextFinding } from '../problem'
import { schemaAt, valueAt } from '../schema/walk'
import type { WrittenText } from '../yaml/fields'

/** The rule for entries that follows from one for single texts, as they are written. */
export const forEachText =
  (rule: (text: WrittenText, entry: EntryFields) => TextFinding[]) =>
  (entry: EntryFields): Problem[] =>
    entry.fields.texts.flatMap((text) =>
      rule(text, entry).map(({ index, ...finding }) => ({
        ...problemAt(entry.source, text.start + index, formatPath(text.path), ''),
        ...finding,
      })),
    )

/** The schema of the field that a text is in. */
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
