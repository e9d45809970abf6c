import { type Document, isAlias, visit } from 'yaml'
import type { z } from 'zod'
import { type BareFinding, type FieldPath, formatPath } from '../finding'
import { isGroup, valueAt } from '../schema/walk'
import { found } from '../sentences'
import { anyOf } from '../words'
import { parseYaml } from '../yaml/lines'
import { pathOf, rangeOf } from '../yaml/texts'
import { parserFinding } from './table'

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
  /** A field too many or too few, or a text in place of a group or a list. */
  isStructural: boolean
  isMissing?: boolean
  /** A field that the schema does not have. */
  isUnknown?: boolean
  /** A field that is written twice. */
  isRepeated?: boolean
  /** A list with too many or too few items. */
  isWrongLength?: boolean
}

/** A text of YAML with all that is wrong in it. */
export interface ParseResult {
  text: string
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

const spacingFinding = (before: string, sign: string): BareFinding => {
  if (!sign.startsWith('\t')) return found('yaml/no-break-space')
  const isInText = /[^\s-]/.test(before.replace(/^ *(?:- +)*[\w-]+:/, ''))
  return found(isInText ? 'yaml/tab-in-text' : 'yaml/tab')
}

const spacingErrors = (text: string): ParseError[] =>
  // The first ones tell what is wrong.
  [...text.matchAll(spacing)].slice(0, 9).map(({ 0: sign, index }) => ({
    offset: index,
    path: [],
    found: spacingFinding(text.slice(text.lastIndexOf('\n', index) + 1, index), sign),
  }))

/** What the parser refuses. Fields that are written twice can be read. */
const syntaxErrors = ({ errors }: Document, text: string): ParseError[] =>
  errors
    .filter(({ code }) => code !== 'DUPLICATE_KEY')
    .slice(0, 9)
    .map(({ code, message, pos: [offset] }) => {
      const from = text.lastIndexOf('\n', offset - 1) + 1
      return { offset, path: [], found: parserFinding(code, message, text.slice(from).split('\n', 1)[0] ?? '') }
    })

/** The line where a text in quotes seems to end, and where one without quotes does: what follows looks like the next field or item. */
const nextInQuotes = /\n[ \t]*(?=- |[A-Za-z][\w-]*:(?:[ \n]|$))/
const nextInPlain = /\n[ \t]*(?=- |-[A-Za-z]|[a-z][A-Za-z]*:[^\s/])/

/** Texts that the parser reads across lines although their author began another line. */
const swallowedLines = (document: Document, text: string): ParseError[] => {
  const swallowed: ParseError[] = []
  visit(document, {
    Scalar(key, { type, range }) {
      if (key === 'key' || !range || !/^(?:PLAIN|QUOTE)/.test(type ?? '')) return
      const raw = text.slice(range[0], range[1])
      const isPlain = type === 'PLAIN'
      const next = isPlain ? nextInPlain.exec(raw) : nextInQuotes.exec(raw)
      const isOpen = !isPlain && !(raw.length > 1 && raw.endsWith(raw.charAt(0)))
      if (!next && !isOpen) return
      const inside = next ? range[0] + next.index + next[0].length : range[1]
      swallowed.push({ offset: isPlain ? inside : range[0], path: [], found: found('yaml/swallowed') })
    },
  })
  return swallowed
}

/** Anchors, aliases, and tags: they hide values from this check, and an editor with a form would lose them. */
const unsupportedSigns = (document: Document, text: string): ParseError[] => {
  const unsupported: ParseError[] = []
  visit(document, {
    Node(key, node, ancestors) {
      const sign = isAlias(node) ? '*' : node.anchor ? '&' : node.tag ? '!' : undefined
      if (sign === undefined) return
      const offset = Math.max(0, text.lastIndexOf(sign, node.range?.[0]))
      const path = pathOf(key, ancestors)
      unsupported.push({ offset, path, found: found('yaml/instruction', { sign }), isSign: true })
    },
  })
  return unsupported
}

/** The data of a document, whatever is wrong in it. */
const dataOf = (document: Document): unknown => {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch {
    return undefined
  }
}

const repeatedFields = ({ errors }: Document, text: string): SchemaIssue[] =>
  errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos: [offset] }) => {
      const [line = ''] = text.slice(offset).split('\n', 1)
      const [name = ''] = /^[^\s:]+/.exec(line) ?? []
      return {
        id: `twice ${line}`,
        path: [name],
        offset,
        end: offset + name.length,
        isStructural: true,
        isRepeated: true,
      }
    })

const schemaIssues = (schema: z.ZodType, data: unknown, document: Document): SchemaIssue[] => {
  const issues = schema.safeParse(data).error?.issues ?? []
  return issues
    .flatMap((issue): SchemaIssue[] => {
      const isUnknown = issue.code === 'unrecognized_keys'
      const isWrongLength = /^too_/.test(issue.code) && Array.isArray(valueAt(data, issue.path))
      const paths = isUnknown ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
      return paths.map((path) => {
        const value = valueAt(data, path)
        const expectsMore = issue.code === 'invalid_type' && /^(?:array|object)$/.test(issue.expected)
        const isMissing = path.length > 0 && value === undefined
        const isStructural = isUnknown || isMissing || expectsMore || isGroup(value)
        const id = `${issue.code} ${formatPath(path)}`
        const { start, end } = rangeOf(document, path) ?? { start: 0, end: 0 }
        return {
          id,
          path,
          offset: start,
          end: isMissing ? start : end,
          isStructural,
          isMissing,
          isUnknown,
          isWrongLength,
        }
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
  const errors = [
    ...spacingErrors(text),
    ...syntaxErrors(document, text),
    ...swallowedLines(document, text),
    ...unsupportedSigns(document, text),
  ].sort((a, b) => rankOf(text, a) - rankOf(text, b))
  let data: { value: unknown } | undefined
  let issues: SchemaIssue[] | undefined
  return {
    text,
    document,
    errors,
    get data() {
      data ??= { value: dataOf(document) }
      return data.value
    },
    get issues() {
      issues ??= [...repeatedFields(document, text), ...schemaIssues(schema, this.data, document)]
      return issues
    },
  }
}
