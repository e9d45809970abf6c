import { Document } from 'yaml'
import { z } from 'zod'
import { fence } from './body/nodes'
import type { CheckResult, ContentTree, PlacedFile, Rule } from './content'
import { readParts, readSource } from './files/read-source'
import { applyRepairs, type Finding, findingAt, formatPath, isError } from './finding'
import { isGroup, schemaAt, unwrap } from './schema/walk'
import { thousandsIn } from './schema/written-forms'
import { found } from './sentences'
import type { Collection, Collections } from './settings'
import { linesOf, nodesIn, type PlacedNode, parseYaml, withoutQuotes } from './yaml'

/** Values that mean the same as leaving an optional field out. */
const isNothing = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : value === undefined || value === null || value === false || value === ''

/** The fields of an entry in the order of its schema, without optional ones that are false or empty. Unknown ones are at the end of their group. */
export const orderFields = (schema: unknown, value: unknown): unknown => {
  const inner = unwrap(schema)
  const element = inner instanceof z.ZodArray ? inner.element : undefined
  if (Array.isArray(value)) return value.map((item) => orderFields(element, item))
  if (!(inner instanceof z.ZodObject && isGroup(value))) return value
  const { shape } = inner
  const isLeftOut = (name: string) => shape[name] instanceof z.ZodOptional && isNothing(value[name])
  const known = Object.keys(shape).filter((name) => Object.hasOwn(value, name) && !isLeftOut(name))
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(shape, name))
  return Object.fromEntries([...known, ...unknown].map((name) => [name, orderFields(shape[name], value[name])]))
}

/** Code, in which all spaces count; two before the next line of a paragraph, which break the line; and the spaces at the end of others. */
const lineEnds = new RegExp(`(?<code>${fence.source})|(?<broken>\\S[ \\t]* {2}$)(?=\\n.*\\S)|[ \\t]+$`, 'gm')

/** A Markdown body without spaces at the ends of lines, blank lines at its start, and missing or repeated line breaks at its end. */
const tidyBody = (body: string): string => {
  const text = body.replace(lineEnds, '$<code>$<broken>').replace(/^\n+/, '').trimEnd()
  return text === '' ? '' : `${text}\n`
}

/** How fields are written: one a line, quotes only where they are needed, and no line broken. */
const style = { lineWidth: 0, singleQuote: true }

const copyComments = (from: Document, to: Document): void => {
  const keyOf = ({ path, isKey }: PlacedNode) => `${isKey} ${formatPath(path)}`
  const nodes = new Map(Array.from(nodesIn(to.contents), (each) => [keyOf(each), each.node]))
  for (const each of nodesIn(from.contents)) {
    const { comment, commentBefore } = each.node
    Object.assign(nodes.get(keyOf(each)) ?? {}, { comment, commentBefore })
  }
  Object.assign(to, { comment: from.comment, commentBefore: from.commentBefore })
}

/**
 * The fields of an entry in canonical form.
 * @param written The same fields as they are written now; its comments are kept.
 */
export const formatFields = (schema: z.ZodType, fields: unknown, written = ''): string => {
  const document = new Document(orderFields(schema, fields), { aliasDuplicateObjects: false })
  if (written.includes('#')) copyComments(parseYaml(written), document)
  return document.toString(style)
}

/** An entry in canonical form: its fields, and above a body in `---` lines. */
export const formatEntry = (schema: z.ZodType, fields: unknown, body?: string, written?: string): string => {
  const yaml = formatFields(schema, fields, written)
  if (body === undefined) return yaml
  const text = tidyBody(body)
  return text === '' ? `---\n${yaml}---\n` : `---\n${yaml}---\n\n${text}`
}

/** Warns, at the first line that differs in more than its quotes, of valid fields in another form than that of the editor page, which a save would change as well. */
export const checkLayout =
  (command: string): Rule =>
  ({ entries }) =>
    entries.flatMap(({ schema, source, fields: { data, start, end }, isValid }) => {
      if (!isValid || data === undefined || data === null) return []
      const written = source.text.slice(start, end)
      if (written === formatFields(schema, data)) return []
      const lines = withoutQuotes(formatFields(schema, data, written)).split('\n')
      const other = linesOf(written).find(({ text, index }) => withoutQuotes(text) !== lines[index])
      return other ? [findingAt(source, start + other.start, '', found('entry/layout', { command }))] : []
    })

/** The fields of a form with numbers that it holds as text, such as 1.125, where no thousands can be meant. */
export const readNumbers = (schema: z.ZodType, fields: unknown): unknown => {
  const readAt = (name: PropertyKey, inner: unknown) => readNumbers(schemaAt(schema, [name]) ?? z.never(), inner)
  if (Array.isArray(fields)) return fields.map((item, index) => readAt(index, item))
  if (isGroup(fields))
    return Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, readAt(name, inner)]))
  const isWritten = schema instanceof z.ZodNumber && typeof fields === 'string' && fields.trim() !== ''
  const mayBeThousands = isWritten && schema.safeParse(Number(thousandsIn(fields) ?? Number.NaN)).success
  return isWritten && !mayBeThousands && Number.isFinite(Number(fields)) ? Number(fields) : fields
}

/** What became of a file. */
export interface FixedFile {
  path: string
  /** Its new text; absent where nothing was changed. */
  text?: string
  /** The findings whose repairs were made. */
  repaired: readonly Finding[]
  /** Names of what else was corrected. */
  corrected: readonly string[]
  /** How many mistakes are left. Such a file is not brought into canonical form. */
  left: number
}

const inCanonicalForm = (text: string, { format, schema }: Collection): string => {
  const { fields, body } = readParts(text, format) ?? {}
  return fields === undefined ? text : formatEntry(schema, parseYaml(fields).toJS(), body, fields)
}

/** A repair can make others possible: those of the same line, and those of what was hidden by a mistake. */
const mostRounds = 6

/**
 * Makes repairs in all files, and brings those without mistakes into canonical form. Files that are not UTF-8 text are left alone.
 * @param all Whether to make repairs besides the safe ones.
 */
export const fixFiles = (
  tree: ContentTree,
  placed: readonly PlacedFile[],
  collections: Collections,
  check: (tree: ContentTree) => Pick<CheckResult, 'errors' | 'warnings' | 'entries'>,
  all: boolean,
): FixedFile[] => {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const files = placed.map(({ path, collection }) => {
    const bytes = tree.files.get(path) ?? new Uint8Array()
    const raw = decoder.decode(bytes)
    const { source } = readSource(path, bytes, '')
    const isText = source.text !== '' && !raw.includes('\uFFFD')
    const text = isText ? source.text : raw
    const corrected = text === raw ? [] : ['line ends and invisible characters']
    return { path, collection: collections[collection], raw, text, isText, corrected, repaired: [] as Finding[] }
  })
  const checkAll = () => {
    const texts = files.filter(({ isText }) => isText)
    const changed = texts.map(({ path, text }) => [path, new TextEncoder().encode(text)] as const)
    return check({ ...tree, files: new Map([...tree.files, ...changed]) })
  }
  let result = checkAll()
  const ownOf = (path: string) =>
    [...result.errors, ...result.warnings].filter(({ file }) => file === `${tree.label}/${path}`)
  for (let round = 0, isChanged = true; isChanged && round < mostRounds; round += 1) {
    isChanged = false
    for (const file of files) {
      const wanted = file.isText ? ownOf(file.path).filter(({ repair }) => repair && (all || repair.safe)) : []
      const repairs = wanted.flatMap(({ repair }) => repair ?? [])
      file.text = applyRepairs(file.text, repairs)
      file.repaired.push(...wanted)
      isChanged ||= repairs.length > 0
    }
    if (isChanged) result = checkAll()
  }
  const valid = new Set(result.entries.flatMap(({ source, isValid }) => (isValid ? source.file : [])))
  return files.map(({ path, collection, raw, text, corrected, repaired }): FixedFile => {
    const form = collection && valid.has(`${tree.label}/${path}`) ? inCanonicalForm(text, collection) : text
    if (form !== text) corrected.push('order and layout')
    return { path, ...(form !== raw && { text: form }), repaired, corrected, left: ownOf(path).filter(isError).length }
  })
}
