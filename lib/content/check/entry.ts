import { type CollectionName, collections } from '../collections'
import { type BodyLink, listLinks } from './body-links'
import { bodyRules, type DocumentFields, fieldRules } from './document-rules'
import { onlyFields, splitFrontMatter } from './front-matter'
import { type BodyHeading, listHeadings } from './headings'
import { type MarkdownFormat, type MarkdownRoot, parseMarkdown } from './markdown-tree'
import { otherFolder } from './other-folder'
import type { PlacedFile } from './placement'
import { formatPath, isWithin, type Problem } from './problem'
import { hasUnseen, readSource } from './read-source'
import { schemaAt } from './schema-walk'
import { problemAt, type Source } from './source'
import { readYaml, type YamlFields } from './yaml-fields'

/** The text below the fields of a document. */
interface Body {
  start: number
  /** False when the text could not be parsed; headings and links are then unknown. */
  parsed: boolean
  headings: readonly BodyHeading[]
  links: readonly BodyLink[]
}

/** A document with all that the checks across documents need, as plain data. */
export interface Entry {
  collection: CollectionName
  slug: string
  source: Source
  fields: YamlFields
  body?: Body
  /** Whether no error was found that concerns this document alone. */
  isValid: boolean
}

/** A document and the problems that need no other document to be found. */
export interface ReadResult {
  entry: Entry
  problems: Problem[]
}

/** Called with each body in which no error was found: its text, its format, and its tree, which may be changed. */
export type OnBody = (text: string, format: MarkdownFormat, tree: MarkdownRoot) => void

const readBody = (
  source: Source,
  part: { start: number; line: number },
  format: MarkdownFormat,
  onBody?: OnBody,
): { body: Body; problems: Problem[] } => {
  const { tree, problems } = parseMarkdown(source, part, format)
  if (!tree) return { body: { start: part.start, parsed: false, headings: [], links: [] }, problems }
  const headings = listHeadings(tree)
  const findings = bodyRules.flatMap((rule) => rule({ source, start: part.start, tree, format, headings }))
  if ((tree.children ?? []).length === 0) {
    const message = 'there is no text below the fields; write it after the line "---"'
    findings.push({ line: part.line - 1, column: 1, message })
  }
  const body = { start: part.start, parsed: true, headings, links: listLinks(tree) }
  if (findings.every(({ severity }) => severity !== undefined)) onBody?.(source.text.slice(part.start), format, tree)
  return {
    body,
    problems: findings.map((finding) => ({ file: source.file, path: 'body', ...finding })),
  }
}

const elsewhere = (source: Source, folder: string): Problem =>
  problemAt(source, 0, '', `these are the fields of a document of the folder "${folder}"; move the file there`)

const noFields: YamlFields = { start: 0, end: 0, texts: [] }

/** Runs the checks of the fields. Where a field is written wrongly, what its value breaks is a consequence and left out. */
const checkFields = (document: DocumentFields, written: readonly Problem[]): Problem[] => {
  const found = [...written]
  const unseen = document.fields.texts.flatMap(({ path, raw }) => (hasUnseen(raw) ? formatPath(path) : []))
  for (const rule of fieldRules) {
    const causes = [...unseen, ...found.flatMap(({ severity, path }) => (severity ? [] : path || []))]
    found.push(...rule(document).filter(({ path }) => !causes.some((cause) => isWithin(path, cause))))
  }
  return found
}

/** The mistakes in the lines that can be read, of fields that the schema has. A text above an unreadable line may go on there. */
const checkRest = (document: DocumentFields): Problem[] => {
  const { fields, schema, unreadable } = document
  const texts = fields.texts.filter(({ path }) => schemaAt(schema, fields.data, path) !== undefined)
  return checkFields({ ...document, fields: { ...fields, texts } }, []).filter(
    (problem) => isError(problem) && !unreadable?.includes(problem.line + 1),
  )
}

const isError = ({ severity }: Problem): boolean => severity === undefined

const resultOf = (entry: Omit<Entry, 'isValid'>, problems: Problem[]): ReadResult => ({
  entry: { ...entry, isValid: !problems.some(isError) },
  problems,
})

/** Reads a file and runs all checks that need no other document. */
export const readEntry = (
  { collection, slug, path }: PlacedFile,
  label: string,
  bytes: Uint8Array,
  onBody?: OnBody,
): ReadResult => {
  const { format, schema } = collections[collection]
  const { source, problems: encoding } = readSource(`${label}/${path}`, bytes)
  const entry = { collection, slug, source }
  if (source.text.trim() === '') return resultOf({ ...entry, fields: noFields }, encoding)
  const { parts, problems: fences } = format === 'data' ? onlyFields(source) : splitFrontMatter(source)
  if (!parts) return resultOf({ ...entry, fields: noFields }, [...encoding, ...fences])
  const { fields, rest, problems } = readYaml(source, parts.fields.start, parts.fields.end)
  const folder = otherFolder(collection, fields.data)
  if (folder) return resultOf({ ...entry, fields: noFields }, [...encoding, elsewhere(source, folder)])
  const found = rest
    ? [...problems, ...checkRest({ ...rest, schema })]
    : checkFields({ source, fields, schema }, problems)
  if (!parts.body) return resultOf({ ...entry, fields }, [...encoding, ...found])
  const { body, problems: faults } = readBody(source, parts.body, format === 'mdx' ? 'mdx' : 'md', onBody)
  return resultOf({ ...entry, fields, body }, [...encoding, ...fences, ...found, ...faults])
}
