import { checkComponents } from './body/components'
import { readMarkdown } from './body/faults'
import type { MarkdownRoot } from './body/markdown'
import { listLinks, type MarkdownFormat, spaces } from './body/nodes'
import { checkPrintedMarks } from './body/printed-marks'
import { checkHeadings, checkStructure, listHeadings } from './body/structure'
import type { PlacedFile } from './content'
import type { Body, Entry, EntryBody, EntryFields } from './entry'
import { readSource, splitParts } from './files/read-source'
import { type Finding, findingAt, findingIn, isError, isWithin, type Source, type TextFinding } from './finding'
import { checkLeftovers, findLeftovers } from './leftovers'
import { repairFields } from './repairs/fields'
import { checkSchema } from './schema/check'
import { found } from './sentences'
import type { Settings } from './settings'
import * as texts from './texts'
import { collectTexts, type YamlFields } from './yaml'

/** Checks of the fields of one entry. What an earlier one reports at a field, later ones leave out. */
const fieldRules: readonly ((entry: EntryFields) => Finding[])[] = [
  texts.checkComments,
  texts.checkEscapes,
  checkLeftovers,
  texts.checkNumbers,
  checkSchema,
  texts.checkPlaceholders,
  texts.checkCurlyQuotes,
  texts.checkFieldMarks,
  texts.checkEnds,
]

const bodyRules: readonly ((body: EntryBody) => TextFinding[])[] = [
  checkComponents,
  checkHeadings,
  checkPrintedMarks,
  checkStructure,
  texts.checkBodyPlaceholders,
]

/** An entry and the findings that need no other entry to be found. */
export interface ReadResult<Name extends string = string> {
  entry: Entry<Name>
  findings: Finding[]
}

/** Called with each body in which no error was found: its file, its tree, which may be changed, and its format. */
export type OnBody<Name extends string> = (file: PlacedFile<Name>, tree: MarkdownRoot, format: MarkdownFormat) => void

/** Checks the body that starts at an offset of a file, and gives the tree of a valid one. Of one that cannot be read as it stands, what is left without its mistakes is checked. */
const readBody = (source: Source, start: number, format: MarkdownFormat, settings: Settings, isDraft: boolean) => {
  const { text: written } = source
  // With spaces in place of the fields, everything has the place that it has in its file.
  const { findings: leftovers, rest } = findLeftovers(spaces(written.slice(0, start)) + written.slice(start), isDraft)
  const place = (finding: TextFinding) => findingIn(source, 0, 'body', finding)
  const { mistakes, text, tree } = readMarkdown(written, rest, format, settings)
  const faults = mistakes.map(place)
  const body: Body = { start, parsed: false, headings: [], links: [] }
  if (!tree) return { body, findings: [...leftovers.map(place), ...faults] }
  const headings = listHeadings(tree)
  const links = listLinks(tree, settings.components)
  const read = { settings, written, text, tree, format, headings, isDraft }
  const findings = settings.weigh([...leftovers, ...bodyRules.flatMap((rule) => rule(read))]).map(place)
  if (faults.length > 0 || findings.some(({ id }) => id === 'mark/open-code')) {
    // Links to its own headings are left out: some may be broken, or in a block of code that has no end.
    const outside = links.filter(({ address }) => !address.startsWith('#'))
    return { body: { ...body, links: outside }, findings: [...faults, ...findings] }
  }
  if (tree.children.length === 0) {
    findings.push(findingAt(source, written.lastIndexOf('\n', start - 2) + 1, 'body', found('body/empty')))
  }
  return { body: { start, parsed: true, headings, links }, findings, valid: findings.some(isError) ? undefined : tree }
}

const noFields: YamlFields = { start: 0, end: 0, texts: [] }

/** Runs the checks of the fields. Where a field is written wrongly, what its value breaks is a consequence and left out. */
const checkFields = (entry: EntryFields, written: readonly Finding[]): Finding[] => {
  const findings = [...written]
  for (const rule of fieldRules) {
    const causes = findings.filter((each) => isError(each) && !each.repair).flatMap(({ path }) => path || [])
    findings.push(...rule(entry).filter(({ path }) => !causes.some((cause) => isWithin(path, cause))))
  }
  return findings
}

/** Reads a file and runs all checks that need no other entry. */
export const readEntry = <Name extends string>(
  placed: PlacedFile<Name>,
  label: string,
  bytes: Uint8Array,
  settings: Settings,
  onBody?: OnBody<Name>,
): ReadResult<Name> => {
  const { collection: name, slug, path } = placed
  const collection = settings.collections[name]
  if (!collection) throw new Error(`There is no collection "${name}".`)
  const { format, schema } = collection
  const { source: file, findings } = readSource(`${label}/${path}`, bytes, settings.fixCommand)
  const result = (source: Source, parts: Pick<Entry, 'body' | 'readable' | 'fields'> = { fields: noFields }) => {
    const weighed = settings.weigh(findings)
    const isValid = !weighed.some(isError)
    return { entry: { collection: name, slug, schema, format, source, ...parts, isValid }, findings: weighed }
  }
  if (file.text.trim() === '') return result(file)
  const { parts, findings: fences } = splitParts(file, format)
  findings.push(...fences)
  if (!parts) return result(file)
  const { start } = parts.fields
  const repaired = repairFields(file, start, parts.fields.end, schema)
  const { source, result: parsed, isPartial, findings: mistakes } = repaired
  const { document, data, text } = parsed
  const end = start + text.length
  const isReadable = parsed.errors.length === 0
  const read: YamlFields = { start, end, texts: collectTexts(document, text, start), data }
  findings.push(
    ...(isReadable ? checkFields({ source, fields: read, schema, settings, isPartial }, mistakes) : mistakes),
  )
  const fields = isReadable && !isPartial ? read : { start, end, texts: [] }
  const remaining = isReadable && isPartial && { readable: { source, fields: read } }
  if (!parts.body || format === 'yaml') return result(source, { fields, ...remaining })
  const below = parts.body.start + end - parts.fields.end
  const { body, findings: faults, valid } = readBody(source, below, format, settings, settings.isDraft(read.data))
  if (valid) onBody?.(placed, valid, format)
  findings.push(...faults)
  return result(source, { fields, body, ...remaining })
}
