import { Document, isMap, isNode, isScalar, isSeq } from 'yaml'
import type { z } from 'zod'
import { parseYaml } from '../check/yaml/lines'
import { orderFields } from './order-fields'
import { tidyBody } from './tidy-body'

/** How fields are written: one a line, quotes only where they are needed, and no line broken. */
const style = {
  indent: 2,
  indentSeq: true,
  lineWidth: 0,
  defaultKeyType: 'PLAIN',
  defaultStringType: 'PLAIN',
  singleQuote: true,
} as const

/** Copies the comments of a document to another with the same fields. */
const copyComments = (from: unknown, to: unknown): void => {
  if (!isNode(from) || !isNode(to)) return
  if (from.commentBefore) to.commentBefore = from.commentBefore
  if (from.comment) to.comment = from.comment
  if (isSeq(from) && isSeq(to)) for (const [index, item] of from.items.entries()) copyComments(item, to.items[index])
  if (!isMap(from) || !isMap(to)) return
  for (const { key, value } of from.items) {
    const pair = to.items.find(
      (candidate) => isScalar(candidate.key) && isScalar(key) && candidate.key.value === key.value,
    )
    copyComments(key, pair?.key)
    copyComments(value, pair?.value)
  }
}

/**
 * The fields of a document in canonical form: as the editor page and `npm run content:fix` write them.
 * @param written The same fields as they are written now; its comments are kept.
 */
export const formatFields = (schema: z.ZodType, fields: unknown, written = ''): string => {
  const document = new Document(orderFields(schema, fields), { aliasDuplicateObjects: false })
  if (written.includes('#')) {
    const source = parseYaml(written)
    copyComments(source.contents, document.contents)
    document.commentBefore = source.commentBefore
    document.comment = source.comment
  }
  return document.toString(style)
}

/** A document in canonical form: its fields, and above a body in `---` lines. */
export const formatDocument = (schema: z.ZodType, fields: unknown, body?: string, written?: string): string => {
  const yaml = formatFields(schema, fields, written)
  if (body === undefined) return yaml
  const text = tidyBody(body)
  return text === '' ? `---\n${yaml}---\n` : `---\n${yaml}---\n\n${text}`
}
