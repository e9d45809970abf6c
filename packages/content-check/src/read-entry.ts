import type { z } from 'zod'
import { checkComponents } from './body/components'
import { checkHeadings, listHeadings } from './body/headings'
import { type MarkdownRoot, readMarkdown } from './body/markdown'
import { listLinks, type MarkdownFormat, spaces } from './body/nodes'
import { checkPrintedMarks } from './body/printed-marks'
import { checkStructure } from './body/structure'
import type { PlacedFile } from './content'
import type { Body, Entry, EntryBody, EntryFields } from './entry'
import { checkBodyPlaceholders, checkCurlyQuotes, checkFieldMarks, checkPlaceholders } from './fields/printed-signs'
import { checkComments, checkEnds, checkEscapes, checkNumbers } from './fields/texts'
import { splitParts } from './files/front-matter'
import { readSource } from './files/read-source'
import { checkLeftovers, findLeftovers } from './leftovers'
import { isError, isWithin, type Problem, problemAt, problemIn, type Source, type TextProblem } from './problem'
import { repairFields } from './repairs/fields'
import { readText } from './repairs/reading'
import { checkSchema } from './schema/check'
import { isGroup, requiredFields } from './schema/walk'
import type { Collection, Setup } from './settings'
import { collectTexts, type YamlFields } from './yaml/texts'

/** Checks of the fields of one entry. What an earlier one reports at a field, later ones leave out. */
const fieldRules: readonly ((entry: EntryFields) => Problem[])[] = [
  checkComments,
  checkEscapes,
  checkLeftovers,
  checkNumbers,
  checkSchema,
  checkPlaceholders,
  checkCurlyQuotes,
  checkFieldMarks,
  checkEnds,
]

const bodyRules: readonly ((body: EntryBody) => TextProblem[])[] = [
  checkComponents,
  checkHeadings,
  checkPrintedMarks,
  checkStructure,
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

/** Checks the body that starts at an offset of a file. Of one that cannot be read as it stands, what is left without its mistakes is checked. */
const readBody = (
  source: Source,
  start: number,
  format: MarkdownFormat,
  setup: Setup,
  isDraft: boolean,
  onBody: (text: string, tree: MarkdownRoot) => void,
): { body: Body; problems: Problem[] } => {
  const { text: written } = source
  const words = written.slice(start)
  // With spaces in place of the fields, everything has the place that it has in its file.
  const { problems: leftovers, rest } = findLeftovers(spaces(written.slice(0, start)) + words, isDraft)
  const asProblem = (finding: TextProblem) => problemIn(source, 0, 'body', finding)
  const { mistakes, text, tree } = readMarkdown(written, rest, format, setup)
  const faults = mistakes.map(asProblem)
  const body = { start, parsed: false, headings: [], links: [] }
  if (!tree) return { body, problems: [...leftovers.map(asProblem), ...faults] }
  const headings = listHeadings(tree)
  const links = listLinks(tree, setup.components)
  const read = { setup, written, text, tree, format, headings, isDraft }
  const problems = [...leftovers, ...bodyRules.flatMap((rule) => rule(read))].map(asProblem)
  if (faults.length > 0) {
    // Links to its own headings are left out: some may be broken.
    const outside = links.filter(({ address }) => !address.startsWith('#'))
    return { body: { ...body, links: outside }, problems: [...faults, ...problems] }
  }
  if (tree.children.length === 0) {
    const message = 'there is no text below the fields; write it after the line "---"'
    problems.push(problemAt(source, written.lastIndexOf('\n', start - 2) + 1, 'body', message))
  }
  if (!problems.some(isError)) onBody(words, tree)
  return { body: { start, parsed: true, headings, links }, problems }
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

const noFields: YamlFields = { start: 0, end: 0, texts: [] }

/** Runs the checks of the fields. Where a field is written wrongly, what its value breaks is a consequence and left out. */
const checkFields = (entry: EntryFields, written: readonly Problem[]): Problem[] => {
  const found = [...written]
  for (const rule of fieldRules) {
    const causes = found.filter((problem) => isError(problem) && !problem.repair).flatMap(({ path }) => path || [])
    found.push(...rule(entry).filter(({ path }) => !causes.some((cause) => isWithin(path, cause))))
  }
  return found
}

/** Reads a file and runs all checks that need no other entry. */
export const readEntry = <Name extends string>(
  placed: PlacedFile<Name>,
  label: string,
  bytes: Uint8Array,
  setup: Setup,
  onBody?: OnBody<Name>,
): ReadResult<Name> => {
  const { collection: name, slug, path } = placed
  const collection = setup.collections[name]
  if (!collection) throw new Error(`There is no collection "${name}".`)
  const { format, schema } = collection
  const { source: file, problems } = readSource(`${label}/${path}`, bytes, setup.fixCommand)
  const result = (source: Source, parts: Pick<Entry, 'body' | 'readable' | 'fields'> = { fields: noFields }) => ({
    entry: { collection: name, slug, schema, format, source, ...parts, isValid: !problems.some(isError) },
    problems,
  })
  if (file.text.trim() === '') return result(file)
  const { parts, problems: fences } = splitParts(file, format)
  problems.push(...fences)
  if (!parts) return result(file)
  const { start } = parts.fields
  const written = readText(file.text.slice(start, parts.fields.end), schema)
  const folder = otherFolder(collection, written.data, setup)
  if (folder) {
    const message = `these are the fields of an entry of the folder "${folder}"; move the file there`
    problems.push(problemAt(file, 0, '', message))
    return result(file)
  }
  const { source, reading, isPartial, problems: mistakes } = repairFields(file, start, written, schema)
  const { document, data, text } = reading
  const end = start + text.length
  const isReadable = reading.refusals.length === 0
  const read: YamlFields = { start, end, texts: collectTexts(document, text, start), data }
  const unread: YamlFields = { start, end, texts: [] }
  problems.push(...(isReadable ? checkFields({ source, fields: read, schema, setup, isPartial }, mistakes) : mistakes))
  const fields = isReadable && !isPartial ? read : unread
  const remaining = isReadable && isPartial && { readable: { source, fields: read } }
  if (!parts.body || format === 'yaml') return result(source, { fields, ...remaining })
  const { body, problems: faults } = readBody(
    source,
    parts.body.start + end - parts.fields.end,
    format,
    setup,
    setup.isDraft(read.data),
    (words, tree) => onBody?.(placed, words, format, tree),
  )
  problems.push(...faults)
  return result(source, { fields, body, ...remaining })
}
