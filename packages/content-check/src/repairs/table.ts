import type { KnownFields } from '../schema/walk'
import { dayIn, numberIn } from '../schema/written-forms'
import { quote } from '../words'

/** What is written in place of what a row finds, or several texts that may be meant. */
type Put = (found: string[], known: KnownFields) => string | readonly string[]

/** A repair of one line of YAML. It is tried where the parser or the schema refuses something, and counts only if they then accept more. */
export interface LineRow {
  find: RegExp
  put: Put
  /** What is wrong and what to write, from what was found and the line after the repair. */
  why: (found: string[], after: string) => string
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

/** The value that a field wants in place of the one written: `$1,320` is 1320 in a field of numbers. */
const valueFor = (name: string, written: string, known: KnownFields): string => {
  const value = written.trim()
  if (known.numbers.has(name)) return numberIn(value) ?? value
  return known.days.has(name) ? (dayIn(value) ?? value) : value
}

/** A text as YAML takes it in any case. */
const inDoubleQuotes = (text: string): string => JSON.stringify(text)

const bullet = (_: string[], after: string): string =>
  `an item of a list starts with a hyphen and a space; write ${quote(after)}`

const afterColon = ([, , name = '']: string[], after: string): string =>
  `the colon after "${name}" needs a space behind it; write ${quote(after)}`

/** Why a text needs quotes, by its first sign. */
const unquoted = ([, , words = '']: string[]): string => {
  const [sign = ''] = words
  if (/^[[{!*&]/.test(sign)) return `text that starts with "${sign}" must be quoted; ${quoting}`
  if (/^\?$/.test(words)) return 'a "?" alone must be quoted; put it in double quotes'
  if (/: |:$/.test(words)) return `a colon followed by a space inside the text looks like another field; ${quoting}`
  return /^[@`%|>\]},]/.test(sign)
    ? `text cannot start with "${sign}"; ${quoting}`
    : `signs of this text are read as something else; ${quoting}`
}

/** A text that starts with a sign, or contains one, by which it is read as something else. */
export const quotes: LineRow = {
  find: re(`${field}([[{!*&@%|>?\`,\\]}].*|-[^\\s].*|(?!["'#-]).*(?:: | #|:$).*)$`),
  put: ([, start = '', words = '']) => start + inDoubleQuotes(words),
  why: unquoted,
  safe: true,
}

/** The repairs of single lines, the more particular ones first. */
export const lineRows: readonly LineRow[] = [
  {
    find: /^={7}\s*$/,
    put: () => '',
    why: () => 'this line is left from two versions of this text; delete it, and keep one version',
  },
  {
    find: re(String.raw`${lead}([A-Za-z][\w-]*)(?::(?!\/\/)(?=[^\s:])|\s*：\s*)(.*)$`),
    put: ([, start, name = '', value = ''], known) => `${start}${name}: ${valueFor(name, value, known)}`,
    why: afterColon,
    safe: true,
    forSchema: true,
  },
  {
    find: re(String.raw`${lead}([A-Za-z][\w-]*) *(?:=>?|->|;|(?<= )[-–—](?= )) *(.+)$`),
    put: ([, start, name = '', value = ''], known) => `${start}${name}: ${valueFor(name, value, known)}`,
    why: (_, after) => `a field is written with a colon; write ${quote(after)}`,
    safe: true,
    forSchema: true,
  },
  {
    find: re(String.raw`${lead}([A-Za-z]\w*)(?: +(\S.*)|)$`),
    put: ([, start, name = '', value], known) => {
      if (!known.all.has(name)) return []
      return value === undefined ? `${start}${name}:` : `${start}${name}: ${valueFor(name, value, known)}`
    },
    why: ([, , name = ''], after) => `the colon after "${name}" is missing; write ${quote(after)}`,
    safe: true,
    forSchema: true,
  },
  {
    find: re(String.raw`${lead}[*_“”"'„]+([\w-]+)[*_“”"']+(?=:)(.*)$`),
    put: ([, start = '', name = '', rest = '']) => start + name + rest,
    why: () => 'the name of a field has no signs before and after it; write the name alone',
    forSchema: true,
    safe: true,
  },
  {
    find: /^( *)\/\/ ?(.*)$/,
    put: ([, start = '', words = '']) => `${start}# ${words}`,
    why: () => 'a note starts with "#"; write it in place of "//"',
    forSchema: true,
  },
  {
    find: /^( *)(?:[*+•·–—]|--|\d+[.)]) +(\S.*)$/,
    put: ([, start = '', words = '']) => `${start}- ${words}`,
    why: bullet,
    safe: true,
  },
  {
    find: /^( *)-([^\s-].*)$/,
    put: ([, start = '', words = '']) => `${start}- ${words}`,
    why: (_, after) => `an item of a list needs a space after its dash; write ${quote(after)}`,
    safe: true,
  },
  {
    find: /^( *)([^\s-].*)$/,
    put: ([, start = '', words = '']) => `${start}- ${words}`,
    why: bullet,
    safe: true,
  },
  {
    find: /^( *)- +([\w-]+:.*)$/,
    put: ([, start = '', words = '']) => [start + words, `${start}  ${words}`],
    why: () => 'a dash starts an item of a list, and here is none; remove it if this line is a field',
  },
  {
    find: /^( *)([\w-]+:) +(- .*)$/,
    put: ([, start = '', name = '', item = '']) => `${start}${name}\n${start}  ${item}`,
    why: () => 'a list starts on the line below its field; write each item after "- " there',
  },
  {
    find: re(String.raw`${lead}([\w-]+):(?: *(?:\{\}|\[\]|~)| +(?:none|null))$`),
    put: ([, start = '', name = '']) => `${start}${name}:`,
    why: ([, , name = '']) => `the lines below belong to "${name}", so nothing may stand after its colon; remove it`,
    loses: true,
  },
  {
    find: /: [|>] +(?=\S)/,
    put: () => ': ',
    why: () => `a text that starts with "|" or ">" begins on the line below; move it there, or ${quoting}`,
  },
  {
    find: re(String.raw`${field}(\*\*|\*|__)(?=\S)([^*\n]+?)\2(.*)$`),
    put: ([, start = '', , words = '', rest = '']) => start + words + rest,
    why: ([, , mark = '', words = '', rest = '']) =>
      rest.trim() === ''
        ? `fields have no bold or slanted text; write ${quote(words)}`
        : `fields have no bold or slanted text, and a text cannot start with "*"; write it without ${mark}`,
  },
  {
    find: /(["'])[,;.]+\s*$/,
    put: ([, mark = '']) => mark,
    why: () => 'no sign stands after the closing quote; remove it',
    safe: true,
  },
  {
    find: re(String.raw`${field}'(.*\p{L}'\p{L}.*|.*')'$`, 'u'),
    put: ([, start = '', words = '']) => start + inDoubleQuotes(words),
    why: () => `an apostrophe ends this text, which starts with the same sign; ${quoting}`,
    safe: true,
  },
  {
    find: /(?<=: +|- +)"(?:[^"\\]|\\.)*\\.*"$/,
    put: ([text = '']) => text.replace(/\\(?![\\"/])/g, '\\\\'),
    why: () => 'a backslash in double quotes starts a special character; write two backslashes',
    safe: true,
  },
  {
    find: re(`${field}"(.*".*)"$`),
    put: ([, start = '', words = '']) => start + inDoubleQuotes(words),
    why: () => goesOn,
    safe: true,
  },
  {
    find: re(String.raw`${field}(["'])(.*?)\2( *[^\s,;.].*)$`),
    put: ([, start = '', mark = '', words = '', rest = '']) => [
      start + inDoubleQuotes(mark + words + mark + rest),
      start + inDoubleQuotes(words + rest),
    ],
    why: () => goesOn,
  },
  {
    find: re(`${field}(["'])(.*?)["']?$`),
    put: ([, start = '', mark = '', words = '']) => [start + words, start + mark + words + mark],
    why: ([, , mark = '', words = '']) =>
      `the text starts with ${mark} and has no closing ${mark}; ${words.length < 50 ? `write ${quote(words)}` : 'put double quotes around the whole text'}`,
    safe: true,
  },
  {
    find: /^(.*[[{][^\]}]*)$/,
    put: ([line = '']) => [`${line}]`, `${line} }`],
    why: ([line = '']) => {
      const open = line.lastIndexOf('[') > line.lastIndexOf('{') ? '[' : '{'
      return `a closing ${open === '[' ? ']' : '}'} is missing; write it at the end of the line, or put text that starts with ${open} in double quotes`
    },
  },
  {
    find: /(?<=[[{].*),( *,)+/,
    put: () => ',',
    why: () => 'a comma with nothing before it; remove it',
  },
  {
    find: /(?<=[{,] *)([\w-]+):(?=[^\s,/])([^,}]*)/,
    put: ([, name = '', value = '']) => `${name}: ${value}`,
    why: ([, name = '', value = '']) =>
      `the colon after "${name}" needs a space behind it; write ${quote(`${name}: ${value.trim()}`)}`,
    safe: true,
    forSchema: true,
  },
  {
    find: /(?<=\{.*: [^,]*\S)(?= +[\w-]+: )/,
    put: () => ',',
    why: () =>
      'inside brackets and braces, a comma stands between two fields or items; write it, or put text that contains ": " in double quotes',
  },
  {
    find: /\[( *#[^\]]*)\]/,
    put: ([, items = '']) =>
      `[${items
        .split(',')
        .map((each) => inDoubleQuotes(each.trim()))
        .join(', ')}]`,
    why: () => 'text in brackets that starts with "#" must be quoted; put it in double quotes',
  },
  {
    find: / +#[^,\]]*(?=[,\]])/,
    put: () => '',
    why: () => commentMessage,
    loses: true,
  },
  quotes,
  {
    find: /^( *)([^\s:"'-][^:]*|[^\s:-][^:]*["'])$/,
    put: ([, start = '', words = '']) => `${start}  ${words}`,
    why: ([, , words = '']) =>
      /["']$/.test(words)
        ? 'a text in quotes that goes on in another line is indented there; put two spaces before this line'
        : 'this line is not a field; write "name: value", or indent it to continue the text above',
  },
]

/** The message for a text that is cut off by `#`. */
export const commentMessage =
  'after a space, "#" starts a comment, so the site leaves out the rest of this line; put the whole text in double quotes'

/** What is wrong where no row helps: what the parser found, with the line on which it stands. */
const refusals: readonly [found: RegExp, message: string][] = [
  [/^BAD_ALIAS/, `text that starts with "*" or "&" must be quoted; ${quoting}`],
  [/\n *-\s*$/, 'a dash alone starts a list; write a text, or remove this line'],
  [/: -\s*$/, 'a dash alone starts a list; write a text, or remove this line'],
  [/^MULTIPLE_DOCS/, 'a line "---" starts a second document, and a file holds one; remove this line'],
  [
    /^(?:MISSING_CHAR|MULTILINE_IMPLICIT_KEY)/,
    'this line is not a field; write "name: value", or indent it to continue the text above',
  ],
  [/^BAD_SCALAR_START/, `this text starts with a sign that is read as something else; ${quoting}`],
  [
    /^(?:BLOCK_AS_IMPLICIT_KEY|UNEXPECTED_TOKEN)/,
    `this cannot be read as a field; ${quoting}, or check quotes and brackets before it`,
  ],
  [
    /^BAD_INDENT/,
    'wrong indentation; lines of one group start in the same column, two spaces further than the line above their group',
  ],
]

/** The words for an error of the parser for which no repair is found. */
export const refusalMessage = (code: string, parserMessage: string, line: string): string =>
  refusals.find(([found]) => found.test(`${code}\n${line}`))?.[1] ??
  `this is not valid YAML; ${quoting} (${parserMessage})`
