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
    if (comment === undefined || !(schemaAt(schema, fields.data, path) instanceof z.ZodString)) return []
    return [problemAt(source, comment, formatPath(path), raw === '' ? startMessage : commentMessage)]
  })
