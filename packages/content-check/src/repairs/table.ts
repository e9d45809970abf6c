import type { Edit, FieldPath } from '../problem'
import { anyOf } from '../words'

/** An edit that may be the repair of a mistake, with what it says to the author. */
export interface Candidate extends Edit {
  /** What is wrong, and what to write. */
  why: string
  /** What offers it: two edits of one row that are both possible are two meanings. */
  row: object
  /** Whether it may be applied without being read. */
  safe: boolean
  /** Whether it may leave out or replace a word: a name, a fixed value, or a line that is there twice. */
  changesWords?: boolean
  /** The field or item that the mistake is about, if not what was refused. */
  path?: FieldPath
  /** Where the mistake is, if not where the edit changes something. */
  place?: number
}

/** A repair of one line of YAML. It is tried where the parser or the schema refuses something, and counts only if they then accept more. */
export interface LineRow {
  find: RegExp
  /** What is written in its place, or several texts that may be meant. */
  put: string | readonly string[] | ((found: string[]) => string)
  /** What is wrong, and what to write, where `{1}` is a group that was found, and `{line}` the line after the repair. */
  why: string
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

const quoting = 'put the whole text in double quotes'
const goesOn = 'text goes on after its closing quote; put all of it in one pair of double quotes, inner ones as \\"'
const afterName = 'a colon and a space stand between "{2}" and its value; write {line}'

/** The messages for an item without its dash, and for a text that is cut off by `#`. */
export const itemMessage = 'an item of a list starts with a hyphen and a space'
export const commentMessage = `after a space, "#" starts a comment, so the site leaves out the rest of this line; ${quoting}`

const inDoubleQuotes = ([, start = '', words = '']: string[]): string => start + JSON.stringify(words)

/** The repairs of single lines, the more particular ones first. */
export const lineRows: readonly LineRow[] = [
  {
    find: /^={7}\s*$/,
    put: '',
    why: 'this line is left from two versions of this text; delete it, and keep one version',
  },
  {
    find: new RegExp(String.raw`${lead}([A-Za-z][\w-]*)(?::|\s*：)\s*\$?(\d{1,3}(?:,\d{3})*)$`),
    put: ([, start = '', name = '', digits = '']) => `${start}${name}: ${digits.replaceAll(',', '')}`,
    why: afterName,
    safe: true,
    forSchema: true,
  },
  {
    find: new RegExp(String.raw`${lead}([A-Za-z][\w-]*)(?:${likeColon.source})`),
    put: '$1$2: ',
    why: afterName,
    safe: true,
    forSchema: true,
  },
  {
    find: new RegExp(String.raw`${lead}[*_“”"'„]+([A-Za-z\d-](?:[\w-]*[A-Za-z\d-])?)[*_“”"']+(?=:)`),
    put: '$1$2',
    why: 'the name of a field has no quotes, stars, or lines around it; write "{2}"',
    safe: true,
    forSchema: true,
  },
  { find: /^( *)(?:\/\/|<!--)(.*?)-*>?$/, put: '$1#$2', why: 'a note starts with "#"; write {line}', forSchema: true },
  {
    find: new RegExp(`^( *)(?:${likeDash.source})`),
    put: '$1- ',
    why: `${itemMessage}; write {line}`,
    safe: true,
  },
  {
    find: /^( *)- +([\w-]+:.*)$/,
    put: ['$1$2', '$1  $2'],
    why: 'a dash starts an item of a list; if this line is a field, write it without the dash, in the column of its group',
    safe: true,
    forSchema: true,
  },
  {
    find: /^( *)- +- +(?=\S)/,
    put: '$1- ',
    why: 'two dashes start a list inside a list; for an item of one list write {line}',
  },
  {
    find: /^( *)([\w-]+:) +(?=- )/,
    put: '$1$2\n$1  ',
    why: 'a list starts on the line below its field; write each item after "- " there',
  },
  {
    find: new RegExp(String.raw`${lead}([\w-]+):(?: *(?:\{\}|\[\]|~)| +(?:none|null))$`),
    put: '$1$2:',
    why: 'the lines below belong to "{2}", so nothing may stand after its colon; remove it',
  },
  {
    find: /(?<=: )[|>] +(?=\S)/,
    put: '',
    why: `a text that starts with "|" or ">" begins on the line below; move it there, or ${quoting}`,
  },
  {
    find: new RegExp(String.raw`${field}(\*\*|\*|__)(?=\S)([^*\n]+?)\2`),
    put: '$1$3',
    why: 'fields have no bold or slanted text; write {line}',
  },
  { find: /(?<=["'])[,;.]+\s*$/, put: '', why: 'no sign stands after the closing quote; remove it', safe: true },
  {
    find: new RegExp(String.raw`${field}'(.*\p{L}'\p{L}.*|.*')'$`, 'u'),
    put: inDoubleQuotes,
    why: `an apostrophe ends this text, which starts with the same sign; ${quoting}`,
    safe: true,
  },
  {
    find: new RegExp(String.raw`${field}"((?:[^"\\]|\\.)*\\.*)"$`),
    put: ([, start = '', words = '']) => `${start}"${words.replace(/\\(?![\\"/])/g, '\\\\')}"`,
    why: 'a backslash in double quotes starts a special character; write two backslashes',
    safe: true,
  },
  { find: new RegExp(`${field}"(.*".*)"$`), put: inDoubleQuotes, why: goesOn, safe: true },
  {
    find: new RegExp(String.raw`${field}((["']).*?\3 *[^\s,;.].*)$`),
    put: inDoubleQuotes,
    why: goesOn,
  },
  {
    find: new RegExp(`${field}(["'])(.*?)["']?$`),
    put: ['$1$3', '$1$2$3$2'],
    why: 'the text starts with {2} and has no closing {2}; write {line}',
    safe: true,
  },
  {
    find: /\[[^\][{}]*$|\{[^{}]*$/,
    put: ([text = '']) => text + (text.startsWith('[') ? ']' : ' }'),
    why: `a bracket or brace that opens here is not closed; close it at the end of the line, or ${quoting}`,
  },
  { find: /(?<=[[{].*,) *,[ ,]*/, put: ' ', why: 'a comma with nothing before it; remove it' },
  {
    find: /(?<=[{,] *)(([\w-]+):)(?=[^\s,/])/,
    put: '$1 ',
    why: afterName,
    safe: true,
    forSchema: true,
  },
  {
    find: /(?<=\{.*: [^,]*\S)(?= +[\w-]+: )/,
    put: ',',
    why: 'inside brackets and braces, a comma stands between two fields or items; write it, or put text that contains ": " in double quotes',
  },
  {
    find: /(?<=\[) *(#[^\]]*)(?=\])/,
    put: ([, items = '']) =>
      items
        .split(',')
        .map((each) => JSON.stringify(each.trim()))
        .join(', '),
    why: 'text in brackets that starts with "#" must be quoted; put it in double quotes',
  },
  { find: /(?<= )#[^,\]]*(?=[,\]])/, put: '', why: commentMessage },
  {
    find: new RegExp(`(?<=${field})([[{!*&@%|>?\`,\\]}]|-(?=\\S)).*$`),
    put: ([text = '']) => JSON.stringify(text),
    why: `text that starts with "{2}" must be quoted; ${quoting}`,
    safe: true,
  },
  {
    find: new RegExp(`${field}((?!["'#-]).*(?:: |:$).*)$`),
    put: inDoubleQuotes,
    why: `a colon followed by a space inside the text looks like another field; ${quoting}`,
    safe: true,
  },
  {
    find: /^( *)(?=[^\s:"'-][^:]*$)/,
    put: '$1  ',
    why: 'this line is not a field; write "name: value", or indent it to continue the text above',
  },
]

/** What is wrong where no row helps: what the parser found, with the line on which it stands. */
const refusals: readonly [found: RegExp, message: string][] = [
  [/\n *(?:[\w-]+: )?-\s*$/, 'a dash alone starts a list; write a text, or remove this line'],
  [/^MULTIPLE_DOCS/, 'a line "---" starts a second document, and a file holds one; remove this line'],
  [
    /^(?:BLOCK_AS|MULTILINE)_IMPLICIT_KEY\n *- /,
    'a dash starts an item of a list, but the lines around it are fields; write the first line of their item above them, or a name in place of the dash',
  ],
  [/^(?:MISSING_CHAR|MULTILINE_IMPLICIT_KEY)/, 'this line is not a field; write "name: value"'],
  [/^BAD_INDENT/, 'wrong indentation; the lines of a group start two spaces further than the line above it'],
]

/** The words for an error of the parser for which no repair is found. */
export const refusalMessage = (code: string, parserMessage: string, line: string): string =>
  refusals.find(([found]) => found.test(`${code}\n${line}`))?.[1] ??
  `this cannot be read; ${quoting}, or check quotes, brackets, and colons (${parserMessage})`
