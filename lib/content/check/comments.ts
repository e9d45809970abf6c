import { z } from 'zod'
import type { DocumentFields } from './document-rules'
import { formatPath, type Problem } from './problem'
import { schemaAt } from './schema-walk'
import { problemAt } from './source'
import { commentMessage } from './yaml-causes'

const startMessage =
  'text that starts with "#" is a comment, so the site leaves it out; put the whole text in double quotes'

/** The message for a field that a comment leaves empty. */
const emptiedMessage = (field: z.ZodType | undefined, note: string): string => {
  if (field instanceof z.ZodString) return startMessage
  const word = /[\p{L}\p{N}_][\p{L}\p{N}_ -]*/u.exec(note)?.[0].trim() ?? 'text'
  return field instanceof z.ZodArray
    ? `what follows "#" is a comment, so this list is empty; write each item on a line of its own without "#", such as "  - ${word}"`
    : `what follows "#" is a comment, so this field is empty; write its value without "#"`
}

/** Reports texts that are cut off, or emptied, by a comment on their line. Behind numbers and fixed values a comment does no harm. */
export const checkComments = ({ source, fields, schema }: DocumentFields): Problem[] =>
  fields.texts.flatMap(({ path, raw, comment }) => {
    if (comment === undefined) return []
    const field = schemaAt(schema, fields.data, path)
    const at = (message: string) => [problemAt(source, comment, formatPath(path), message)]
    if (raw === '' && !(field instanceof z.ZodObject || field instanceof z.ZodUnion))
      return at(emptiedMessage(field, source.text.slice(comment).split('\n')[0] ?? ''))
    return field instanceof z.ZodString ? at(commentMessage) : []
  })
