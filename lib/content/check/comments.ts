import { z } from 'zod'
import type { DocumentFields } from './document-rules'
import { formatPath, type Problem } from './problem'
import { schemaAt } from './schema-walk'
import { problemAt } from './source'
import { alternatives, quote } from './words'
import { commentMessage } from './yaml-causes'

const startMessage =
  'text that starts with "#" is a comment, so the site leaves it out; put the whole text in double quotes'

const firstWord = (note: string): string => /[\p{L}\p{N}_][\p{L}\p{N}_ -]*/u.exec(note)?.[0].trim() ?? 'text'

/** What a field asks for, where it has a form that a text in quotes does not have either. */
const refusal = (field: z.ZodString, text: string): string | undefined => {
  const [issue] = field.safeParse(text).error?.issues ?? []
  return issue?.code === 'invalid_format' ? `${quote(text)} ${issue.message}` : undefined
}

/** The message for a text that a comment leaves empty: quotes help only where the text may start with `#`. */
const emptiedText = (field: z.ZodString, note: string): string => {
  const text = note.trim()
  const refused = refusal(field, text)
  if (!refused) return startMessage
  const emptied = 'what follows "#" is a comment, so this field is empty'
  if (field.meta()?.['link'] === 'internal')
    return `${emptied}; write the page before it, such as "/services#consulting"`
  const word = text.replace(/^#+\s*/, '')
  return `${emptied}; ${field.safeParse(word).success ? `write ${quote(word)}` : refused}`
}

/** The message for a field that a comment leaves empty. */
const emptiedMessage = (field: z.ZodType | undefined, note: string): string => {
  if (field instanceof z.ZodString) return emptiedText(field, note)
  if (field instanceof z.ZodEnum)
    return `what follows "#" is a comment, so this field is empty; write ${alternatives(field.options.map((option) => quote(option)))}`
  return field instanceof z.ZodArray
    ? `what follows "#" is a comment, so this list is empty; write each item on a line of its own without "#", such as "  - ${firstWord(note)}"`
    : `what follows "#" is a comment, so this field is empty; write its value without "#"`
}

/** The message for a text that a comment cuts off: an address has no space before its part. */
const cutMessage = (field: z.ZodString, raw: string, note: string): string => {
  const refused = refusal(field, `${raw} ${note.trim()}`)
  const joined = `${raw}${note.trim()}`
  if (!refused) return commentMessage
  return `after a space, "#" starts a comment; ${field.safeParse(joined).success ? `write ${quote(joined)}` : refused}`
}

/** Reports texts that are cut off, or emptied, by a comment on their line. Behind numbers and fixed values a comment does no harm. */
export const checkComments = ({ source, fields, schema }: DocumentFields): Problem[] =>
  fields.texts.flatMap(({ path, raw, comment }) => {
    if (comment === undefined) return []
    const field = schemaAt(schema, fields.data, path)
    const note = source.text.slice(comment).split('\n')[0] ?? ''
    const at = (message: string) => [problemAt(source, comment, formatPath(path), message)]
    if (raw === '' && !(field instanceof z.ZodObject || field instanceof z.ZodUnion))
      return at(emptiedMessage(field, note))
    return field instanceof z.ZodString ? at(cutMessage(field, raw, note)) : []
  })
