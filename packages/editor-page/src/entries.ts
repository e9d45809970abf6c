import {
  type Collection,
  createSource,
  formatEntry,
  isError,
  type MarkdownFormat,
  readNumbers,
  splitFrontMatter,
} from '@site/content-check'
import { parse } from 'yaml'
import { formSchema, type JsonSchema, toWords } from './fields'
import { inFormWords } from './messages'
import type { EditorSite } from './site'

/** The values of a form: the fields of an entry, and the text below them as `body`. */
export type FormValues = Record<string, unknown>

/** How the bodies of a collection are written; nothing where entries have fields only. */
export const bodyFormat = ({ format }: Collection): MarkdownFormat | undefined =>
  format === 'data' ? undefined : format === 'mdx' ? 'mdx' : 'md'

/** The name of a collection's file format. Sveltia CMS takes files for front matter with a body only under this ending. */
export const formatName = (name: string, { format }: Collection): string =>
  format === 'data' ? `${name}-yaml` : `${name}-frontmatter`

/** The values of a form from the text of a file. */
export const fromFile = ({ format }: Collection, text: string): FormValues => {
  if (format === 'data') return parse(text)
  const { parts } = splitFrontMatter(createSource('', text))
  if (!parts) throw new Error('The fields have no end: write a line "---" below them.')
  const fields = parse(text.slice(parts.fields.start, parts.fields.end))
  return { ...fields, body: text.slice(parts.body.start).replace(/^\n+/, '') }
}

/** The text of a file from the values of its form, in canonical form. */
export const toFile = ({ format, schema }: Collection, { body, ...fields }: FormValues): string =>
  formatEntry(schema, readNumbers(schema, fields), format === 'data' ? undefined : String(body ?? ''))

/** `parts[1].color` → `Parts 2, Color`: a field as its form calls it. */
const labelOf = (schema: JsonSchema, path: string): string => {
  const labels: string[] = []
  let current: JsonSchema | undefined = schema
  for (const [, name, index] of path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    current = (name === undefined ? current?.items : current?.properties?.[name]) as JsonSchema | undefined
    if (name !== undefined) labels.push(current?.title ?? toWords(name))
    else labels.push(`${labels.pop()} ${Number(index) + 1}`)
  }
  return labels.join(', ')
}

const isIn = (file: string, { pattern, folder, extension, isSingle }: Collection): boolean =>
  isSingle
    ? file === pattern
    : file.startsWith(`${folder}/`) && file.endsWith(extension) && !file.slice(folder.length + 1).includes('/')

/**
 * The mistakes in the values of a form, in the words of the content check: all that can be found without other entries.
 * @param path Path of the file in the repository.
 * @param origin Address of the live site.
 */
export const findMistakes = (site: EditorSite, path: string, values: FormValues, origin: string): string[] => {
  const file = path.slice(site.contentFolder.length + 1)
  const collection = Object.values(site.collections).find((each) => isIn(file, each))
  if (!collection) return []
  const schema = formSchema(collection.schema, site)
  return site
    .findProblems(file, toFile(collection, values), origin)
    .filter(isError)
    .map(
      ({ path: field, message }) =>
        `${field === 'body' ? 'Text' : labelOf(schema, field) || 'Name in the address'}: ${inFormWords(message)}.`,
    )
}
