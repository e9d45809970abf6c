import { collections } from '../collections'
import { listHeadings } from './body/headings'
import { type BodyLink, listLinks } from './body/links'
import {
  type BodyStart,
  type MarkdownFormat,
  type MarkdownRoot,
  parseMarkdown,
  type ReadBody,
} from './body/markdown-tree'
import type { Body, DocumentBody, DocumentFields, Entry } from './document'
import { bodyRules, fieldRules } from './document-rules'
import { splitParts } from './files/front-matter'
import { otherFolder } from './files/other-folder'
import type { PlacedFile } from './files/placement'
import { hasInvisible, readSource } from './files/read-source'
import { type BodyFinding, formatPath, isError, isWithin, type Problem } from './problem'
import { schemaAt, textsWithMeta } from './schema/walk'
import { problemAt, type Source } from './source'
import { readYaml, type YamlFields } from './yaml/fields'

/** A document and the problems that need no other document to be found. */
export interface ReadResult {
  entry: Entry
  problems: Problem[]
}

/** Called with each body in which no error was found: its file, its text, its format, and its tree, which may be changed. */
export type OnBody = (file: PlacedFile, text: string, format: MarkdownFormat, tree: MarkdownRoot) => void

/** What is wrong in a text besides what keeps it from being read. Links to its own headings are left out: some may be broken. */
const findRest = (
  { source, tree }: NonNullable<ReadBody['rest']>,
  { line }: BodyStart,
  format: MarkdownFormat,
): { links: BodyLink[]; findings: BodyFinding[] } => {
  const document: DocumentBody = { source, start: line - 1, tree, format, headings: listHeadings(tree) }
  const links = listLinks(tree).filter(({ address }) => !address.startsWith('#'))
  return { links, findings: bodyRules.flatMap((rule) => rule(document)) }
}

const readBody = (
  source: Source,
  part: BodyStart,
  format: MarkdownFormat,
  onBody: (text: string, tree: MarkdownRoot) => void,
): { body: Body; problems: Problem[] } => {
  const { start } = part
  const { tree, problems, rest } = parseMarkdown(source, part, format)
  const asProblem = (finding: BodyFinding): Problem => ({ file: source.file, path: 'body', ...finding })
  if (!tree) {
    const { links, findings } = rest ? findRest(rest, part, format) : { links: [], findings: [] }
    const others = findings.filter(({ line }) => problems.every((problem) => problem.line !== line))
    return {
      body: { start, parsed: false, headings: [], links },
      problems: [...problems, ...others.map(asProblem)],
    }
  }
  const headings = listHeadings(tree)
  const findings = bodyRules.flatMap((rule) => rule({ source, start, tree, format, headings }))
  if ((tree.children ?? []).length === 0) {
    const message = 'there is no text below the fields; write it after the line "---"'
    findings.push({ line: part.line - 1, column: 1, message })
  }
  if (!findings.some(isError)) onBody(source.text.slice(start), tree)
  return {
    body: { start, parsed: true, headings, links: listLinks(tree) },
    problems: findings.map(asProblem),
  }
}

/** Runs the checks of the fields. Where a field is written wrongly, what its value breaks is a consequence and left out. */
const checkFields = (document: DocumentFields, written: readonly Problem[]): Problem[] => {
  const found = [...written]
  const invisible = document.fields.texts.flatMap(({ path, raw }) => (hasInvisible(raw) ? formatPath(path) : []))
  for (const rule of fieldRules) {
    const causes = [...invisible, ...found.filter(isError).flatMap(({ path }) => path || [])]
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

/**
 * The texts of a document in fields whose schema has metadata of a name, with the document; where its YAML is broken, those that can be read.
 * @param name Such as `markdown`.
 */
export const textsOf = ({ collection, source, fields, rest }: Entry, name: string) => {
  const document = rest ?? { source, fields }
  const texts = textsWithMeta(collections[collection].schema, document.fields.data, name)
  const whole = new Set(rest?.fields.texts.map(({ path }) => formatPath(path)))
  return { document, texts: rest ? texts.filter(({ path }) => whole.has(formatPath(path))) : texts }
}

/** Reads a file and runs all checks that need no other document. */
export const readEntry = (file: PlacedFile, label: string, bytes: Uint8Array, onBody?: OnBody): ReadResult => {
  const { collection, slug, path } = file
  const { format, schema } = collections[collection]
  const { source, problems } = readSource(`${label}/${path}`, bytes)
  const result = (
    fields: YamlFields = { start: 0, end: 0, texts: [] },
    parts: Pick<Entry, 'body' | 'rest'> = {},
  ): ReadResult => ({
    entry: { collection, slug, source, fields, ...parts, isValid: !problems.some(isError) },
    problems,
  })
  if (source.text.trim() === '') return result()
  const { parts, problems: fences } = splitParts(source, format)
  problems.push(...fences)
  if (!parts) return result()
  const { fields, rest, problems: found } = readYaml(source, parts.fields.start, parts.fields.end)
  // What nobody sees in a line is reported, and may be what makes it unreadable.
  const lines = source.text.split('\n')
  const mistakes = found.filter(({ line }) => !hasInvisible(lines[line - 1] ?? ''))
  const folder = otherFolder(collection, fields.data)
  if (folder) {
    const message = `these are the fields of a document of the folder "${folder}"; move the file there`
    problems.push(problemAt(source, 0, '', message))
    return result()
  }
  problems.push(
    ...(rest ? [...mistakes, ...checkRest({ ...rest, schema })] : checkFields({ source, fields, schema }, mistakes)),
  )
  const readable = rest && { rest }
  if (!parts.body) return result(fields, readable)
  const syntax = format === 'mdx' ? 'mdx' : 'md'
  const { body, problems: faults } = readBody(source, parts.body, syntax, (text, tree) =>
    onBody?.(file, text, syntax, tree),
  )
  problems.push(...faults)
  return result(fields, { body, ...readable })
}
