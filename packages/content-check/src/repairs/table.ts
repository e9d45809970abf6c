import type { BareFinding, FieldPath, TextRepair } from '../finding'
import { found } from '../sentences'
import { anyOf } from '../words'

/** What may be the repair of a mistake, with what it says to the author. */
export interface PossibleRepair extends TextRepair {
  found: BareFinding
  /** What offers it: two repairs of one row that are both possible are two meanings. */
  row: object
  safe: boolean
  /** Whether it may leave out or replace a word: a name, a fixed value, or a line that is there twice. */
  changesWords?: boolean
  /** The field or item that the mistake is about, if not what was refused. */
  path?: FieldPath
  /** Where the mistake is, if not where the repair changes something. */
  place?: number
}

/** A repair of one line of YAML. It is tried where the parser or the schema refuses something, and counts only if they then accept more. */
interface Row {
  /** What is wrong: its sentence may name the second group that was found, and the line after the repair. */
  id: string
  find: RegExp
  /** What is written in its place, or several texts that may be meant. */
  replacement: string | readonly string[] | ((found: string[]) => string)
  /** Whether it may be applied without being read. */
  safe?: true
  /** Tried for fields that the schema refuses as well. */
  forSchema?: true
}

const lead = '^( *(?:- +)*)'
const field = String.raw`^( *(?:- +)*(?:[\w-]+: +)?)`
/** What authors write in place of the colon and the space behind a name. */
const likeColon = anyOf([
  /:(?!\/\/)(?=[^\s:])/, // title:Text
  /\s*：\s*/, // title：Text
  / *(?:=>?|->|;|(?<= )[-–—](?= )) *(?=.)/, // title = Text, title - Text
  / +(?=\S)/, // title Text
  /$/, // title
])
/** What they write in place of the dash and the space before an item. */
const likeDash = anyOf([
  /(?:[*+•·–—]|--|\d+[.)]) +(?=\S)/, // * item, 1. item
  /-(?=[^\s-])/, // -item
  /(?=[^\s-])(?![\w-]+:(?: |$))/, // item
])

const inDoubleQuotes = ([, start = '', words = '']: string[]): string => start + JSON.stringify(words)

/** The repairs of single lines, the more particular ones first. */
const rows = [
  {
    find: /^={7}\s*$/,
    replacement: '',
    id: 'yaml/version-line',
  },
  {
    find: new RegExp(String.raw`${lead}([A-Za-z][\w-]*)(?::|\s*：)\s*\$?(\d{1,3}(?:,\d{3})*)$`),
    replacement: ([, start = '', name = '', digits = '']) => `${start}${name}: ${digits.replaceAll(',', '')}`,
    id: 'yaml/colon',
    safe: true,
    forSchema: true,
  },
  {
    find: new RegExp(String.raw`${lead}([A-Za-z][\w-]*)(?:${likeColon.source})`),
    replacement: '$1$2: ',
    id: 'yaml/colon',
    safe: true,
    forSchema: true,
  },
  {
    find: new RegExp(String.raw`${lead}[*_“”"'„]+([A-Za-z\d-](?:[\w-]*[A-Za-z\d-])?)[*_“”"']+(?=:)`),
    replacement: '$1$2',
    id: 'yaml/name',
    safe: true,
    forSchema: true,
  },
  { find: /^( *)(?:\/\/|<!--)(.*?)-*>?$/, replacement: '$1#$2', id: 'yaml/note', forSchema: true },
  {
    find: new RegExp(`^( *)(?:${likeDash.source})`),
    replacement: '$1- ',
    id: 'yaml/item',
    safe: true,
  },
  {
    find: /^( *)- +([\w-]+:.*)$/,
    replacement: ['$1$2', '$1  $2'],
    id: 'yaml/dash',
    safe: true,
    forSchema: true,
  },
  {
    find: /^( *)- +- +(?=\S)/,
    replacement: '$1- ',
    id: 'yaml/two-dashes',
  },
  {
    find: /^( *)([\w-]+:) +(?=- )/,
    replacement: '$1$2\n$1  ',
    id: 'yaml/list-line',
  },
  {
    find: new RegExp(String.raw`${lead}([\w-]+):(?: *(?:\{\}|\[\]|~)| +(?:none|null))$`),
    replacement: '$1$2:',
    id: 'yaml/value-above',
  },
  {
    find: /(?<=: )[|>] +(?=\S)/,
    replacement: '',
    id: 'yaml/block',
  },
  {
    find: new RegExp(String.raw`${field}(\*\*|\*|__)(?=\S)([^*\n]+?)\2`),
    replacement: '$1$3',
    id: 'yaml/emphasis',
  },
  { find: /(?<=["'])[,;.]+\s*$/, replacement: '', id: 'yaml/after-quote', safe: true },
  {
    find: new RegExp(String.raw`${field}'(.*\p{L}'\p{L}.*|.*')'$`, 'u'),
    replacement: inDoubleQuotes,
    id: 'yaml/apostrophe',
    safe: true,
  },
  {
    find: new RegExp(String.raw`${field}"((?:[^"\\]|\\.)*\\.*)"$`),
    replacement: ([, start = '', words = '']) => `${start}"${words.replace(/\\(?![\\"/])/g, '\\\\')}"`,
    id: 'yaml/backslash',
    safe: true,
  },
  { find: new RegExp(`${field}"(.*".*)"$`), replacement: inDoubleQuotes, id: 'yaml/inner-quote', safe: true },
  {
    find: new RegExp(String.raw`${field}((["']).*?\3 *[^\s,;.].*)$`),
    replacement: inDoubleQuotes,
    id: 'yaml/inner-quote',
  },
  {
    find: new RegExp(`${field}(["'])(.*?)["']?$`),
    replacement: ['$1$3', '$1$2$3$2'],
    id: 'yaml/open-quote',
    safe: true,
  },
  {
    find: /\[[^\][{}]*$|\{[^{}]*$/,
    replacement: ([text = '']) => text + (text.startsWith('[') ? ']' : ' }'),
    id: 'yaml/bracket',
  },
  { find: /(?<=[[{].*,) *,[ ,]*/, replacement: ' ', id: 'yaml/comma' },
  {
    find: /(?<=[{,] *)(([\w-]+):)(?=[^\s,/])/,
    replacement: '$1 ',
    id: 'yaml/colon',
    safe: true,
    forSchema: true,
  },
  {
    find: /(?<=\{.*: [^,]*\S)(?= +[\w-]+: )/,
    replacement: ',',
    id: 'yaml/missing-comma',
  },
  {
    find: /(?<=\[) *(#[^\]]*)(?=\])/,
    replacement: ([, items = '']) =>
      items
        .split(',')
        .map((each) => JSON.stringify(each.trim()))
        .join(', '),
    id: 'yaml/hash',
  },
  { find: /(?<= )#[^,\]]*(?=[,\]])/, replacement: '', id: 'yaml/comment' },
  {
    find: new RegExp(`(?<=${field})([[{!*&@%|>?\`,\\]}]|-(?=\\S)).*$`),
    replacement: ([text = '']) => JSON.stringify(text),
    id: 'yaml/first-sign',
    safe: true,
  },
  {
    find: new RegExp(`${field}((?!["'#-]).*(?:: |:$).*)$`),
    replacement: inDoubleQuotes,
    id: 'yaml/colon-in-text',
    safe: true,
  },
  {
    find: /^( *)(?=[^\s:"'-][^:]*$)/,
    replacement: '$1  ',
    id: 'yaml/continued',
  },
] as const satisfies readonly Row[]

export type LineRow = Row & Pick<(typeof rows)[number], 'id'>
export const lineRows: readonly LineRow[] = rows

/** What is wrong where no row helps: what the parser found, with the line on which it stands. */
const parserErrors = [
  ['yaml/lone-dash', /\n *(?:[\w-]+: )?-\s*$/],
  ['yaml/second-document', /^MULTIPLE_DOCS/],
  ['yaml/dash-among-fields', /^(?:BLOCK_AS|MULTILINE)_IMPLICIT_KEY\n *- /],
  ['yaml/no-field', /^(?:MISSING_CHAR|MULTILINE_IMPLICIT_KEY)/],
  ['yaml/indentation', /^BAD_INDENT/],
] as const

/** The finding for an error of the parser for which no repair is found. */
export const parserFinding = (code: string, reason: string, line: string): BareFinding => {
  const [id] = parserErrors.find(([, pattern]) => pattern.test(`${code}\n${line}`)) ?? []
  return id ? found(id) : found('yaml/unreadable', { reason })
}
