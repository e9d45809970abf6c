import { type Document, isAlias, isMap, isScalar, type Scalar } from 'yaml'
import type { z } from 'zod'
import { type BareFinding, type FieldPath, formatPath } from '../finding'
import { repeated } from '../rules'
import type { ZodIssue } from '../schema/values'
import { isGroup, valueAt } from '../schema/walk'
import { found } from '../sentences'
import { anyOf } from '../words'
import { linesOf, nodesIn, parseYaml, rangeOf, type YamlLine } from '../yaml'

/** Something that keeps YAML from being read as it is meant. */
export interface ParseError {
  offset: number
  path: FieldPath
  found: BareFinding
  /** Whether it is a sign that a text may start with, in quotes. */
  isSign?: boolean
}

/** A mistake that a schema finds in what was read, or a field that is written twice. */
export interface SchemaIssue {
  /** The same before and after the repair of another mistake. */
  id: string
  path: FieldPath
  offset: number
  end: number
  /** `type` is a text in place of a group or a list, `length` a list with too many or too few items, `value` any other. */
  kind: 'unknown' | 'missing' | 'twice' | 'type' | 'length' | 'value'
}

/** Whether it is about the fields that are there, and not about a value. */
export const isStructural = ({ kind }: SchemaIssue): boolean => !/^(?:length|value)$/.test(kind)

/** A text of YAML with all that is wrong in it. */
export interface ParseResult {
  text: string
  lines: readonly YamlLine[]
  document: Document
  /** What keeps it from being read, from top to bottom. */
  errors: readonly ParseError[]
  data: unknown
  /** What the schema refuses in what could be read. */
  issues: readonly SchemaIssue[]
}

/** Tabs, and no-break spaces where the layout is: YAML takes neither for a space. */
const spacing = anyOf(
  [
    /\t+/,
    /(?=\u00a0)(?<=^ *(?:- *)*)\u00a0+/, // at the start of a line, and around its dashes
    /(?=\u00a0)(?<=^ *(?:- )?[\w-]+:)\u00a0+/, // behind the colon of a field
    /(?=\u00a0)(?<=^ *(?:- )?[\w-]+)\u00a0+(?=:)/, // before it
  ],
  'gm',
)

const spacingErrors = (text: string): ParseError[] =>
  // The first ones tell what is wrong.
  [...text.matchAll(spacing)].slice(0, 9).map(({ 0: sign, index: offset }) => {
    const before = text.slice(text.lastIndexOf('\n', offset) + 1, offset)
    const tab = /[^\s-]/.test(before.replace(/^ *(?:- +)*[\w-]+:/, '')) ? 'yaml/tab-in-text' : 'yaml/tab'
    return { offset, path: [], found: found(sign.startsWith('\t') ? tab : 'yaml/no-break-space') }
  })

/** What is said of an error of the parser where no repair is found, by its code and the line on which it stands. */
const parserErrors = [
  ['yaml/lone-dash', /\n *(?:[\w-]+: )?-\s*$/],
  ['yaml/second-document', /^MULTIPLE_DOCS/],
  ['yaml/dash-among-fields', /^(?:BLOCK_AS|MULTILINE)_IMPLICIT_KEY\n *- /],
  ['yaml/no-field', /^(?:MISSING_CHAR|MULTILINE_IMPLICIT_KEY)\n(?!.*[[,] *#)/],
  ['yaml/indentation', /^BAD_INDENT/],
] as const

const syntaxErrors = ({ errors }: Document, text: string): ParseError[] =>
  errors.slice(0, 9).map(({ code, message: reason, pos: [offset] }) => {
    const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0]
    const [id] = parserErrors.find(([, pattern]) => pattern.test(`${code}\n${line}`)) ?? []
    return { offset, path: [], found: id ? found(id) : found('yaml/unreadable', { reason }) }
  })

/** The line where a text in quotes seems to end, and where one without quotes does: what follows looks like the next field or item. */
const nextInQuotes = /\n[ \t]*(?=- |[A-Za-z][\w-]*:(?:[ \n]|$))/
const nextInPlain = /\n[ \t]*(?=- |-[A-Za-z]|[a-z][A-Za-z]*:[^\s/])/

/** Whether the parser reads a text across lines although its author began another line, and where. */
const swallowedAt = ({ type, range }: Scalar, text: string): number | undefined => {
  if (!range || !/^(?:PLAIN|QUOTE)/.test(type ?? '')) return undefined
  const raw = text.slice(range[0], range[1])
  if (type !== 'PLAIN') {
    const isClosed = raw.length > 1 && raw.endsWith(raw.charAt(0))
    return isClosed && !nextInQuotes.test(raw) ? undefined : range[0]
  }
  const next = nextInPlain.exec(raw)
  return next ? range[0] + next.index + next[0].length : undefined
}

/** Texts that go on in the next line, and anchors, aliases, and tags: these hide values from this check, and an editor with a form would lose them. */
const unwantedNodes = (document: Document, text: string): ParseError[] =>
  Array.from(nodesIn(document.contents)).flatMap(({ node, path, isKey }) => {
    const offset = isScalar(node) && !isKey ? swallowedAt(node, text) : undefined
    const swallowed = offset === undefined ? [] : [{ offset, path: [], found: found('yaml/swallowed') }]
    const sign = isAlias(node) ? '*' : node.anchor ? '&' : node.tag ? '!' : undefined
    if (sign === undefined) return swallowed
    const start = Math.max(0, text.lastIndexOf(sign, node.range?.[0]))
    return [...swallowed, { offset: start, path, found: found('yaml/instruction', { sign }), isSign: true }]
  })

const dataOf = (document: Document): unknown => {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch {
    return undefined
  }
}

/** Fields that are written twice, which the parser would find by comparing each with all before it. */
const repeatedFields = (document: Document, text: string): SchemaIssue[] =>
  Array.from(nodesIn(document.contents)).flatMap(({ node }) => {
    const keys = (isMap(node) ? node.items : []).flatMap(({ key }) =>
      isScalar(key) && key.range ? { name: String(key.value), range: key.range } : [],
    )
    return repeated(keys, ({ name }) => name).map(({ item }): SchemaIssue => {
      const [offset, end] = item.range
      const id = `twice ${text.slice(offset).split('\n', 1)[0]}`
      return { id, path: [item.name], offset, end, kind: 'twice' }
    })
  })

const kindOf = (issue: ZodIssue, path: FieldPath, value: unknown): SchemaIssue['kind'] => {
  if (issue.code === 'unrecognized_keys') return 'unknown'
  if (path.length > 0 && value === undefined) return 'missing'
  if (/^too_/.test(issue.code) && Array.isArray(value)) return 'length'
  const expectsMore = issue.code === 'invalid_type' && /^(?:array|object)$/.test(issue.expected)
  return expectsMore || isGroup(value) ? 'type' : 'value'
}

const schemaIssues = (schema: z.ZodType, data: unknown, document: Document): SchemaIssue[] => {
  const issues = schema.safeParse(data).error?.issues ?? []
  return issues
    .flatMap((issue) => {
      const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
      return paths.map((path) => {
        const kind = kindOf(issue, path, valueAt(data, path))
        const { start: offset, end } = rangeOf(document, path) ?? { start: 0, end: 0 }
        return { id: `${issue.code} ${formatPath(path)}`, path, offset, end: kind === 'missing' ? offset : end, kind }
      })
    })
    .sort((a, b) => a.offset - b.offset)
}

/** Other spaces come before what they break on their line. */
const rankOf = (text: string, { offset }: ParseError): number =>
  /[\t\u00a0]/.test(text.charAt(offset)) ? text.lastIndexOf('\n', offset) + 0.5 : offset

/** Reads YAML as the parser and a schema do. */
export const readText = (text: string, schema: z.ZodType): ParseResult => {
  const document = parseYaml(text)
  const errors = [...spacingErrors(text), ...syntaxErrors(document, text), ...unwantedNodes(document, text)].sort(
    (a, b) => rankOf(text, a) - rankOf(text, b),
  )
  const data = dataOf(document)
  const issues = [...repeatedFields(document, text), ...schemaIssues(schema, data, document)]
  return { text, lines: linesOf(text), document, errors, data, issues }
}
