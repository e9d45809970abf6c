import type { BareFinding, FieldPath, TextRepair } from '../finding'
import { anyOf } from '../words'

/** What may be the repair of a mistake, with what it says to the author. Two of one id that are both possible are two meanings. */
export interface PossibleRepair extends TextRepair {
  found: BareFinding
  safe: boolean
  /** Whether it may leave out or replace a word: a name, a fixed value, or a line that is there twice. */
  changesWords?: boolean
  /** The field or item that the mistake is about, if not what was refused. */
  path?: FieldPath
  /** Where the mistake is, if not where the repair changes something. */
  place?: number
}

/** A repair of one line of YAML. It is tried where the parser or the schema refuses something, and counts only if they then accept more. */
type Row = readonly [
  /** What is wrong: its sentence may name the second group that was found, and the line after the repair. */
  id: string,
  find: RegExp,
  /** What is written in its place, or several texts that may be meant. */
  replacement: string | readonly string[] | ((found: string[]) => string),
  /** Whether it may be applied without being read, and whether it is tried for fields that the schema refuses as well. */
  ...kinds: ('safe' | 'field')[],
]

const pattern = (parts: TemplateStringsArray, ...inserts: string[]) => new RegExp(String.raw(parts, ...inserts), 'u')

const lead = '^( *(?:- +)*)'
const field = String.raw`^( *(?:- +)*(?:[\w-]+: +)?)`
/** What authors write in place of the colon and the space behind a name. */
const likeColon = anyOf([
  /:(?!\/\/)(?=[^\s:])/, // title:Text
  /\s*：\s*/, // title：Text
  / *(?:=>?|->|;|(?<= )[-–—](?= )) *(?=.)/, // title = Text, title - Text
  / +(?=\S)/, // title Text
  /$/, // title
]).source
/** What they write in place of the dash and the space before an item. */
const likeDash = anyOf([
  /(?:[*+•·–—]|--|\d+[.)]) +(?=\S)/, // * item, 1. item
  /-(?=[^\s-])/, // -item
  /(?=[^\s-])(?![\w-]+:(?: |$))/, // item
]).source

const inDoubleQuotes = ([, start = '', words = '']: string[]): string => start + JSON.stringify(words)

const rows = [
  ['yaml/colon', pattern`${lead}([A-Za-z][\w-]*)(?:${likeColon})`, '$1$2: ', 'safe', 'field'],
  ['yaml/name', pattern`${lead}[*_“”"'„]+([A-Za-z\d-](?:[\w-]*[A-Za-z\d-])?)[*_“”"']+(?=:)`, '$1$2', 'safe', 'field'],
  ['yaml/item', pattern`^( *)(?:${likeDash})`, '$1- ', 'safe'],
  ['yaml/dash', /^( *)- +([\w-]+:.*)$/, ['$1$2', '$1  $2'], 'safe', 'field'],
  ['yaml/list-line', /^( *)([\w-]+:) +(?=- )/, '$1$2\n$1  '],
  ['yaml/value-above', pattern`${lead}([\w-]+):(?: *(?:\{\}|\[\]|~)| +(?:none|null))$`, '$1$2:'],
  ['yaml/after-quote', /(?<=["'])[,;.]+\s*$/, '', 'safe'],
  ['yaml/apostrophe', pattern`${field}'(.*\p{L}'\p{L}.*|.*')'$`, inDoubleQuotes, 'safe'],
  ['yaml/inner-quote', pattern`${field}"(.*".*)"$`, inDoubleQuotes, 'safe'],
  ['yaml/inner-quote', pattern`${field}((["']).*?\3 *[^\s,;.].*)$`, inDoubleQuotes],
  ['yaml/backslash', pattern`${field}"([^"]*\\[^"]*)"$`, inDoubleQuotes, 'safe'],
  ['yaml/open-quote', pattern`${field}(["'])(.*?)["']?$`, ['$1$3', '$1$2$3$2'], 'safe'],
  ['yaml/bracket', /\[[^\][{}]*$|\{[^{}]*$/, ([text = '']) => text + (text.startsWith('[') ? ']' : ' }')],
  ['yaml/colon', /(?<=[{,] *)(([\w-]+):)(?=[^\s,/])/, '$1 ', 'safe', 'field'],
  ['yaml/first-sign', /(?<=([[,]) *)(#)[^,\]]*(?=[,\]])/, ([text]) => JSON.stringify(text), 'safe'],
  ['yaml/comment', /(?<= )#[^,\]]*(?=[,\]])/, ''],
  [
    'yaml/first-sign',
    pattern`(?<=${field})([[{!*&@%|>?\x60,\]\}]|-(?=\S)).*$`,
    ([text]) => JSON.stringify(text),
    'safe',
  ],
  ['yaml/colon-in-text', pattern`${field}((?!["'#-]).*(?:: |:$).*)$`, inDoubleQuotes, 'safe'],
  ['yaml/continued', /^( *)(?=[^\s:"'-][^:]*$)/, '$1  '],
] as const satisfies readonly Row[]

export type LineRow = Row & { 0: (typeof rows)[number][0] }
export const lineRows: readonly LineRow[] = rows
