import { type CollectionName, collections } from '../collections'
import { type BodyLink, listLinks } from './body-links'
import { bodyRules, type DocumentFields, fieldRules } from './document-rules'
import { splitFrontMatter } from './front-matter'
import { type BodyHeading, listHeadings } from './headings'
import { type MarkdownFormat, type MarkdownRoot, parseMarkdown } from './markdown-tree'
import type { PlacedFile } from './placement'
import type { Problem } from './problem'
import { readSource } from './read-source'
import type { Source } from './source'
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
  const findings = bodyRules.flatMap((rule) => rule({ source, tree, format, headings }))
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

const noFields: YamlFields = { start: 0, end: 0, texts: [] }

/** Runs the checks of the fields. Where a field is written wrongly, what its value breaks is a consequence and left out. */
const checkFields = (document: DocumentFields, written: readonly Problem[]): Problem[] => {
  const found = [...written]
  for (const rule of fieldRules) {
    const causes = new Set(found.flatMap(({ severity, path }) => (severity ? [] : path || [])))
    found.push(...rule(document).filter(({ path }) => !causes.has(path)))
  }
  return found
}

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
  if (source.text.trim() === '') return { entry: { ...entry, fields: noFields }, problems: encoding }
  if (format === 'data') {
    const { fields, problems } = readYaml(source, 0, source.text.length)
    return {
      entry: { ...entry, fields },
      problems: [...encoding, ...checkFields({ source, fields, schema }, problems)],
    }
  }
  const { parts, problems: fences } = splitFrontMatter(source)
  if (!parts) return { entry: { ...entry, fields: noFields }, problems: [...encoding, ...fences] }
  const { fields, problems } = readYaml(source, parts.fields.start, parts.fields.end)
  const { body, problems: faults } = readBody(source, parts.body, format === 'mdx' ? 'mdx' : 'md', onBody)
  return {
    entry: { ...entry, fields, body },
    problems: [...encoding, ...fences, ...checkFields({ source, fields, schema }, problems), ...faults],
  }
}
