import { z } from 'zod'
import type { DocumentFields } from './document-rules'
import { formatPath, type Problem } from './problem'
import { schemaAt } from './schema-walk'
import { problemAt } from './source'
import { commentMessage } from './yaml-causes'

const startMessage =
  'text that starts with "#" is a comment, so the site leaves it out; put the whole text in double quotes'

/** Reports texts that are cut off, or emptied, by a comment on their line. Behind numbers and fixed values a comment does no harm. */
export const checkComments = ({ source, fields, schema }: DocumentFields): Problem[] =>
  fields.texts.flatMap(({ path, raw, comment }) => {
    const field = schemaAt(schema, fields.data, path)
    if (comment !== undefined && raw === '' && field instanceof z.ZodArray) {
      const word = /\w[\w -]*/.exec(source.text.slice(comment).split('\n')[0] ?? '')?.[0].trim() ?? 'text'
      const message = `what follows "#" is a comment, so this list is empty; write each item on a line of its own without "#", such as "  - ${word}"`
      return [problemAt(source, comment, formatPath(path), message)]
    }
    if (comment === undefined || !(field instanceof z.ZodString)) return []
    return [problemAt(source, comment, formatPath(path), raw === '' ? startMessage : commentMessage)]
  })
