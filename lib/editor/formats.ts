import { createSource, formatEntry, readNumbers, splitFrontMatter } from '@site/content-check'
import { parse } from 'yaml'
import { type CollectionName, collections } from '../content/collections'

/** The values of a form: the fields of a document, and the text below them as `body`. */
export type FormValues = Record<string, unknown>

/** The name of a collection's file format. Sveltia CMS takes files for front matter with a body only under this ending. */
export const formatName = (name: CollectionName): string =>
  collections[name].format === 'data' ? `${name}-yaml` : `${name}-frontmatter`

/** The values of a form from the text of a file. */
export const fromFile = (name: CollectionName, text: string): FormValues => {
  if (collections[name].format === 'data') return parse(text)
  const { parts } = splitFrontMatter(createSource('', text))
  if (!parts) throw new Error('The fields have no end: write a line "---" below them.')
  const fields = parse(text.slice(parts.fields.start, parts.fields.end))
  return { ...fields, body: text.slice(parts.body.start).replace(/^\n+/, '') }
}

/** The text of a file from the values of its form, in canonical form. */
export const toFile = (name: CollectionName, { body, ...fields }: FormValues): string => {
  const { format, schema } = collections[name]
  return formatEntry(schema, readNumbers(schema, fields), format === 'data' ? undefined : String(body ?? ''))
}
