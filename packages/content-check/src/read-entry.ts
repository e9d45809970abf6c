import type { z } from 'zod'
import { checkComponents } from './body/components'
import { checkHeadings, listHeadings } from './body/headings'
import { type BodyStart, type MarkdownFormat, type MarkdownRoot, readMarkdown } from './body/markdown'
import { listLinks } from './body/nodes'
import { checkBodyEntities, checkPrintedMarks } from './body/printed-marks'
import type { PlacedFile } from './content'
import type { Body, Entry, EntryBody, EntryFields } from './entry'
import { checkComments, checkNotation, checkThousands } from './fields/misread'
import {
  checkBodyPlaceholders,
  checkCurlyQuotes,
  checkEntities,
  checkFieldMarks,
  checkPlaceholders,
} from './fields/printed-signs'
import { checkEscapes, checkUnwritten } from './fields/texts'
import { splitParts } from './files/front-matter'
import { hasInvisible, readSource } from './files/read-source'
import { type BodyProblem, formatPath, isError, isWithin, type Problem, problemAt, type Source } from './problem'
import { checkSchema } from './schema/check'
import { isGroup, requiredFields, schemaAt } from './schema/walk'
import type { Collection, Setup } from './settings'
import { readYaml, type YamlFields } from './yaml/fields'

/** Checks of the fields of one entry. What an earlier one reports at a field, later ones leave out. */
const fieldRules: readonly ((entry: EntryFields) => Problem[])[] = [
  checkComments,
  checkEscapes,
  checkUnwritten,
  checkThousands,
  checkNotation,
  checkSchema,
  checkPlaceholders,
  checkCurlyQuotes,
  checkEntities,
  checkFieldMarks,
]

const bodyRules: readonly ((body: EntryBody) => BodyProblem[])[] = [
  checkComponents,
  checkHeadings,
  checkPrintedMarks,
  checkBodyEntities,
  checkBodyPlaceholders,
]

/** An entry and the problems that need no other entry to be found. */
export interface ReadResult<Name extends string = string> {
  entry: Entry<Name>
  problems: Problem[]
}

/** Called with each body in which no error was found: its file, its text, its format, and its tree, which may be changed. */
export type OnBody<Name extends string = string> = (
  file: PlacedFile<Name>,
  text: string,
  format: MarkdownFormat,
  tree: MarkdownRoot,
) => void

/** Checks a body. Of one that cannot be read as it stands, what is left without its mistakes is checked. */
const readBody = (
  { file, text }: Source,
  { start, line }: BodyStart,
  format: MarkdownFormat,
  setup: Setup,
  onBody: (text: string, tree: MarkdownRoot) => void,
): { body: Body; problems: Problem[] } => {
  const asProblem = (finding: BodyProblem): Problem => ({ file, path: 'body', ...finding })
  const { mistakes, readable } = readMarkdown(text, { start, line }, format, setup)
  if (!readable) return { body: { start, parsed: false, headings: [], links: [] }, problems: mistakes.map(asProblem) }
  const { source, tree } = readable
  const headings = listHeadings(tree)
  const links = listLinks(tree, setup.components)
  const findings = bodyRules.flatMap((rule) => rule({ setup, source, start: line - 1, tree, format, headings }))
  if (mistakes.length > 0) {
    // Links to its own headings are left out: some may be broken.
    const outside = links.filter(({ address }) => !address.startsWith('#'))
    const others = findings.filter((finding) => mistakes.every((mistake) => mistake.line !== finding.line))
    return {
      body: { start, parsed: false, headings: [], links: outside },
      problems: [...mistakes, ...others].map(asProblem),
    }
  }
  if (tree.children.length === 0) {
    const message = 'there is no text below the fields; write it after the line "---"'
    findings.push({ line: line - 1, column: 1, message })
  }
  if (!findings.some(isError)) onBody(text.slice(start), tree)
  return { body: { start, parsed: true, headings, links }, problems: findings.map(asProblem) }
}

/** The folder whose entries have the fields of an entry that does not have those of its own folder. */
const otherFolder = ({ format, schema }: Collection, data: unknown, setup: Setup): string | undefined => {
  const names = isGroup(data) ? Object.keys(data) : []
  const hasRequired = (each: z.ZodObject) => requiredFields(each).every((name) => names.includes(name))
  if (hasRequired(schema)) return undefined
  return Object.values(setup.collections).find(
    (each) =>
      each.format === format &&
      !each.isSingle &&
      hasRequired(each.schema) &&
      names.every((name) => Object.hasOwn(each.schema.shape, name)),
  )?.folder
}

/** Runs the checks of the fields. Where a field is written wrongly, what its value breaks is a consequence and left out. */
const checkFields = (entry: EntryFields, written: readonly Problem[]): Problem[] => {
  const found = [...written]
  const invisible = entry.fields.texts.flatMap(({ path, raw }) => (hasInvisible(raw) ? formatPath(path) : []))
  for (const rule of fieldRules) {
    const causes = [...invisible, ...found.filter(isError).flatMap(({ path }) => path || [])]
    found.push(...rule(entry).filter(({ path }) => !causes.some((cause) => isWithin(path, cause))))
  }
  return found
}

/** The mistakes in the lines that can be read, of fields that the schema has. A text above an unreadable line may go on there. */
const checkReadableFields = (entry: EntryFields): Problem[] => {
  const { fields, schema, unreadable } = entry
  const texts = fields.texts.filter(({ path }) => schemaAt(schema, fields.data, path) !== undefined)
  return checkFields({ ...entry, fields: { ...fields, texts } }, []).filter(
    (problem) => isError(problem) && !unreadable?.includes(problem.line + 1),
  )
}

/** Reads a file and runs all checks that need no other entry. */
export const readEntry = <Name extends string>(
  file: PlacedFile<Name>,
  label: string,
  bytes: Uint8Array,
  setup: Setup,
  onBody?: OnBody<Name>,
): ReadResult<Name> => {
  const { collection: name, slug, path } = file
  const collection = setup.collections[name]
  if (!collection) throw new Error(`There is no collection "${name}".`)
  const { format, schema } = collection
  const { source, problems } = readSource(`${label}/${path}`, bytes, setup)
  const result = (
    fields: YamlFields = { start: 0, end: 0, texts: [] },
    parts: Pick<Entry, 'body' | 'readable'> = {},
  ): ReadResult<Name> => ({
    entry: { collection: name, slug, schema, format, source, fields, ...parts, isValid: !problems.some(isError) },
    problems,
  })
  if (source.text.trim() === '') return result()
  const { parts, problems: fences } = splitParts(source, format)
  problems.push(...fences)
  if (!parts) return result()
  const { fields, readable, problems: found } = readYaml(source, parts.fields.start, parts.fields.end, setup.known)
  // What nobody sees in a line is reported, and may be what makes it unreadable.
  const lines = source.text.split('\n')
  const mistakes = found.filter(({ line }) => !hasInvisible(lines[line - 1] ?? ''))
  const folder = otherFolder(collection, fields.data, setup)
  if (folder) {
    const message = `these are the fields of an entry of the folder "${folder}"; move the file there`
    problems.push(problemAt(source, 0, '', message))
    return result()
  }
  problems.push(
    ...(readable
      ? [...mistakes, ...checkReadableFields({ ...readable, schema, setup })]
      : checkFields({ source, fields, schema, setup }, mistakes)),
  )
  const remaining = readable && { readable }
  if (!parts.body) return result(fields, remaining)
  const syntax = format === 'mdx' ? 'mdx' : 'md'
  const { body, problems: faults } = readBody(source, parts.body, syntax, setup, (text, tree) =>
    onBody?.(file, text, syntax, tree),
  )
  problems.push(...faults)
  return result(fields, { body, ...remaining })
}
