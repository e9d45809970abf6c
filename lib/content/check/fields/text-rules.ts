import { z } from 'zod'
import type { DocumentFields } from '../document'
import { formatPath, type Problem } from '../problem'
import { schemaAt } from '../schema/walk'
import { problemAt } from '../source'
import type { WrittenText } from '../yaml/texts'

/** A mistake in a text, with its offset from the start of the text. */
export interface TextFinding {
  index: number
  message: string
  /** Absent for errors. */
  severity?: 'warning'
}

/** The rule for documents that follows from one for single texts, as they are written. */
export const forEachText =
  (rule: (text: WrittenText, document: DocumentFields) => TextFinding[]) =>
  (document: DocumentFields): Problem[] =>
    document.fields.texts.flatMap((text) =>
      rule(text, document).map(({ index, ...finding }) => ({
        ...problemAt(document.source, text.start + index, formatPath(text.path), ''),
        ...finding,
      })),
    )

/** The schema of the field that a text is in. */
export const fieldOfText = ({ path }: WrittenText, { schema, fields }: DocumentFields): z.ZodType | undefined =>
  schemaAt(schema, fields.data, path)

/** Whether a text is in a field of text, where others are choices, days, and the like. */
export const isInTextField = (text: WrittenText, document: DocumentFields): boolean =>
  fieldOfText(text, document) instanceof z.ZodString
