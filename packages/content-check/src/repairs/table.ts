import type { Edit, FieldPath } from '../problem'
import { quote } from '../words'

/** An edit that may be the repair of a mistake, with what it says to the author. */
export interface Candidate extends Edit {
  /** What is wrong, and what to write. */
  why: string
  /** What offers it: two edits of one row that are both possible are two meanings. */
  row: object
  /** Whether it may be applied without being read. */
  safe: boolean
  /** Whether it leaves out what was written: it is then only used to find what else is wrong. */
  loses?: boolean
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
  why: string | ((found: string[]) => string)
  /** Whether it may be applied without being read. */
  safe?: true
  /** It leaves out what was written: it is only used to find what else is wrong. */
  loses?: true
  /** Tried for fields that the schema refuses as well. */
  forSchema?: true
}

const lead = '^( *(?:- +)*)'
const field = String.raw`^( *(?:- +)*(?:[\w-]+: +)?)`
const re = (source: string, flags = '') => new RegExp(source, flags)

const quoting = 'put the whole text in double quotes'
const goesOn = 'text goes on after its closing quote; put all of it in one pair of double quotes, inner ones as \\"'
const bullet = 'an item of a list starts with a hyphen and a space; write {line}'
const afterColon = 'the colon after "{2}" needs a space behind it; write {line}'

/** The message for a text that is cut off by `#`. */
export const commentMessage = `after a space, "#" starts a comment, so the site leaves out the rest of this line; ${quoting}`

/** Why a text needs quotes, by its first sign. */
const unquoted = ([, , words = '']: string[]): string => {
  const [sign = ''] = words
  if (/^[[{!*&]/.test(sign)) return `text that starts with "${sign}" must be quoted; ${quoting}`
  if (words === '?') return 'a "?" alone must be quoted; put it in double quotes'
  if (/: |:$/.test(words)) return `a colon followed by a space inside the text looks like another field; ${quoting}`
  return `text cannot start with "${sign}"; ${quoting}`
}

const inDoubleQuotes = ([, start = '', words = '']: string[]): string => start + JSON.stringify(words)

/** A text that starts with a sign, or contains one, by which it is read as something else. */
const quotes: LineRow = {
  find: re(`${field}([[{!*&@%|>?\`,\\]}].*|-[^\\s].*|(?!["'#-]).*(?:: | #|:$).*)$`),
  put: inDoubleQuotes,
  why: unquoted,
  safe: true,
}

/** A dash before a field that is not the first one of an item. */
export const dash: LineRow = {
  find: /^( *)- +([\w-]+:.*)$/,
  put: ['$1$2', '$1  $2'],
  why: 'a dash starts an item of a list, and here is none; remove it if this line is a field',
}

/** The repairs of single lines, the more particular ones first. */
export const lineRows: readonly LineRow[] = [
  {
    find: /^={7}\s*$/,
    put: '',
    why: 'this line is left from two versions of this text; delete it, and keep one version',
  },
  {
    find: re(String.raw`${lead}([A-Za-z][\w-]*)(?::(?!\/\/)(?=[^\s:])|\s*：\s*)`),
    put: '$1$2: ',
    why: afterColon,
    safe: true,
    forSchema: true,
  },
  {
    find: re(String.raw`${lead}([A-Za-z][\w-]*) *(?:=>?|->|;|(?<= )[-–—](?= )) *(?=.)`),
    put: '$1$2: ',
    why: 'a field is written with a colon; write {line}',
    safe: true,
    forSchema: true,
  },
  {
    find: re(String.raw`${lead}([A-Za-z]\w*)(?: +(?=\S)|$)`),
    put: '$1$2: ',
    why: 'the colon after "{2}" is missing; write {line}',
    safe: true,
    forSchema: true,
  },
  {
    find: re(String.raw`${lead}[*_“”"'„]+([\w-]+)[*_“”"']+(?=:)`),
    put: '$1$2',
    why: 'the name of a field has no quotes, stars, or lines around it; write "{2}"',
    safe: true,
    forSchema: true,
  },
  { find: /^( *)\/\/ ?/, put: '$1# ', why: 'a note starts with "#"; write it in place of "//"', forSchema: true },
  { find: /^( *)(?:(?:[*+•·–—]|--|\d+[.)]) +(?=\S)|-(?=[^\s-]))/, put: '$1- ', why: bullet, safe: true },
  { find: /^( *)(?=[^\s-])/, put: '$1- ', why: bullet, safe: true },
  dash,
  {
    find: /^( *)([\w-]+:) +(?=- )/,
    put: '$1$2\n$1  ',
    why: 'a list starts on the line below its field; write each item after "- " there',
  },
  {
    find: re(String.raw`${lead}([\w-]+):(?: *(?:\{\}|\[\]|~)| +(?:none|null))$`),
    put: '$1$2:',
    why: 'the lines below belong to "{2}", so nothing may stand after its colon; remove it',
    loses: true,
  },
  {
    find: /: [|>] +(?=\S)/,
    put: ': ',
    why: `a text that starts with "|" or ">" begins on the line below; move it there, or ${quoting}`,
  },
  {
    find: re(String.raw`${field}(\*\*|\*|__)(?=\S)([^*\n]+?)\2`),
    put: '$1$3',
    why: 'fields have no bold or slanted text; write {line}',
  },
  { find: /(["'])[,;.]+\s*$/, put: '$1', why: 'no sign stands after the closing quote; remove it', safe: true },
  {
    find: re(String.raw`${field}'(.*\p{L}'\p{L}.*|.*')'$`, 'u'),
    put: inDoubleQuotes,
    why: `an apostrophe ends this text, which starts with the same sign; ${quoting}`,
    safe: true,
  },
  {
    find: /(?<=: +|- +)"(?:[^"\\]|\\.)*\\.*"$/,
    put: ([text = '']) => text.replace(/\\(?![\\"/])/g, '\\\\'),
    why: 'a backslash in double quotes starts a special character; write two backslashes',
    safe: true,
  },
  { find: re(`${field}"(.*".*)"$`), put: inDoubleQuotes, why: goesOn, safe: true },
  {
    find: re(String.raw`${field}(["'])(.*?)\2( *[^\s,;.].*)$`),
    put: ([, start, mark, words, rest]) => start + JSON.stringify(`${mark}${words}${mark}${rest}`),
    why: goesOn,
  },
  {
    find: re(`${field}(["'])(.*?)["']?$`),
    put: ['$1$3', '$1$2$3$2'],
    why: ([, , mark, words = '']) =>
      `the text starts with ${mark} and has no closing ${mark}; ${words.length < 50 ? `write ${quote(words)}` : 'put double quotes around the whole text'}`,
    safe: true,
  },
  {
    find: /(\[)[^\][{}]*$|(\{)[^{}]*$/,
    put: ([text = '', isList]) => text + (isList ? ']' : ' }'),
    why: ([, list, group]) =>
      `a closing ${list ? ']' : '}'} is missing; write it at the end of the line, or put text that starts with ${list ?? group} in double quotes`,
  },
  { find: /(?<=[[{].*),( *,)+/, put: ',', why: 'a comma with nothing before it; remove it' },
  {
    find: /(?<=[{,] *)(([\w-]+):)(?=[^\s,/])([^,}]*)/,
    put: '$1 $3',
    why: ([, , name, value = '']) =>
      afterColon.replace('{2}', name ?? '').replace('{line}', quote(`${name}: ${value.trim()}`)),
    safe: true,
    forSchema: true,
  },
  {
    find: /(?<=\{.*: [^,]*\S)(?= +[\w-]+: )/,
    put: ',',
    why: 'inside brackets and braces, a comma stands between two fields or items; write it, or put text that contains ": " in double quotes',
  },
  {
    find: /\[( *#[^\]]*)\]/,
    put: ([, items = '']) =>
      `[${items
        .split(',')
        .map((each) => JSON.stringify(each.trim()))
        .join(', ')}]`,
    why: 'text in brackets that starts with "#" must be quoted; put it in double quotes',
  },
  { find: / +#[^,\]]*(?=[,\]])/, put: '', why: commentMessage, loses: true },
  quotes,
  {
    find: /^( *)(?=[^\s:-][^:]*["']$)/,
    put: '$1  ',
    why: 'a text in quotes that goes on in another line is indented there; put two spaces before this line',
  },
  {
    find: /^( *)(?=[^\s:"'-][^:]*$)/,
    put: '$1  ',
    why: 'this line is not a field; write "name: value", or indent it to continue the text above',
  },
]

/** What is wrong where no row helps: what the parser found, with the line on which it stands. */
const refusals: readonly [found: RegExp, message: string][] = [
  [/^BAD_ALIAS/, `text that starts with "*" or "&" must be quoted; ${quoting}`],
  [/\n *(?:[\w-]+: )?-\s*$/, 'a dash alone starts a list; write a text, or remove this line'],
  [/^NON_STRING_KEY/, 'the name of a field has no brackets around it; write the name alone'],
  [/^MULTIPLE_DOCS/, 'a line "---" starts a second document, and a file holds one; remove this line'],
  [/^(?:MISSING_CHAR|MULTILINE_IMPLICIT_KEY)/, 'this line is not a field; write "name: value"'],
  [/^BAD_SCALAR_START/, `this text starts with a sign that is read as something else; ${quoting}`],
  [/^(?:BLOCK_AS_IMPLICIT_KEY|UNEXPECTED_TOKEN)/, `this cannot be read; ${quoting}, or check quotes and brackets`],
  [/^BAD_INDENT/, 'wrong indentation; the lines of a group start two spaces further than the line above it'],
]

/** The words for an error of the parser for which no repair is found. */
export const refusalMessage = (code: string, parserMessage: string, line: string): string =>
  refusals.find(([found]) => found.test(`${code}\n${line}`))?.[1] ??
  `this is not valid YAML; ${quoting} (${parserMessage})`
