import { visit, type YAMLParseError } from 'yaml'
import { quote } from '../words'
import { type BrokenYaml, type Cause, lineAt, type SearchedYaml } from './lines'

const quoting = 'put the whole text in double quotes'

/** A list or group in brackets that is not closed, or a text that starts with a bracket. */
export const findBracket = ({ text, error }: BrokenYaml): Cause | undefined => {
  const [, close] = /end with a (\S)/.exec(error.message) ?? []
  if (close) {
    const open = close === ']' ? '[' : '{'
    const offset = text.lastIndexOf(open, error.pos[0] - 1)
    const message = `a closing ${close} is missing; write it at the end of the line, or put text that starts with ${open} in double quotes`
    return { offset, message }
  }
  if (!/scalar at node end/.test(error.message)) return undefined
  const line = lineAt(text, error.pos[0])
  if (/^[,;]\s*$/.test(line.text.slice(error.pos[0] - line.start)))
    return { offset: error.pos[0], message: 'no sign stands after the closing quote; remove it' }
  const [lead = '', mark] = /^ *(?:- )?(?:[\w-]+: +)?([[{'!*&])/.exec(line.text) ?? []
  const offset = line.start + lead.length - 1
  const [, bold] = /^(\*+)[^*\n]+\1/.exec(text.slice(offset)) ?? []
  let message = `text that starts with "${mark}" must be quoted; ${quoting}`
  if (mark === "'") message = `an apostrophe ends this text, which starts with the same sign; ${quoting}`
  if (mark === '*' && bold)
    message = `fields have no bold or slanted text, and a text cannot start with "*"; write it without ${bold}`
  return mark ? { offset, message } : undefined
}

/** The line where a text seems to end: what follows looks like the next field or item. */
const looksLikeNextLine = /\n[ \t]*(?:- |[A-Za-z][\w-]*:(?:[ \n]|$))/

/** A text in quotes that its author goes on writing in the next line, where nothing may start at the left. */
const findUnindentedRest = (text: string, end: number, mark: string): Cause | undefined => {
  const next = text[end] === '\n' ? lineAt(text, end + 1) : undefined
  if (!next?.text.trimEnd().endsWith(mark) || next.text.split(mark).length !== 2) return undefined
  if (looksLikeNextLine.test(`\n${next.text}`)) return undefined
  const message = 'a text in quotes that goes on in another line is indented there; put four spaces before this line'
  return { offset: next.start, message }
}

/**
 * A quote that is never closed, or closed by an apostrophe further down: the text contains what look like fields.
 * The parser reports the place where it noticed, which may be the end of the file.
 */
export const findOpenQuote = ({ document, text }: SearchedYaml): Cause | undefined => {
  let found: Cause | undefined
  visit(document, {
    Scalar(_, { type, range }) {
      if (!range || (type !== 'QUOTE_SINGLE' && type !== 'QUOTE_DOUBLE')) return undefined
      const raw = text.slice(range[0], range[1])
      const mark = raw.slice(0, 1)
      const closed = raw.length > 1 && raw.endsWith(mark)
      if (closed && !looksLikeNextLine.test(raw)) return undefined
      found = closed ? undefined : findUnindentedRest(text, range[1], mark)
      if (found) return visit.BREAK
      const words = raw.slice(1).split('\n')[0] ?? ''
      const help = words.length < 50 ? `write ${quote(words)}` : 'put double quotes around the whole text'
      found = { offset: range[0], message: `the text starts with ${mark} and has no closing ${mark}; ${help}` }
      return visit.BREAK
    },
  })
  return found
}

const noField = 'this line is not a field; write "name: value", or indent it to continue the text above'
const goesOn = 'text goes on after its closing quote; put all of it in one pair of double quotes, inner ones as \\"'

const messages: Partial<Record<YAMLParseError['code'], string>> = {
  BAD_ALIAS: `text that starts with "*" or "&" must be quoted; ${quoting}`,
  BAD_DQ_ESCAPE: 'a backslash in double quotes starts a special character; write two backslashes',
  BLOCK_AS_IMPLICIT_KEY: `a colon followed by a space inside the text looks like another field; ${quoting}`,
  BLOCK_IN_FLOW:
    'inside brackets and braces, a comma stands between two fields or items; write it, or put text that contains ": " in double quotes',
  MISSING_CHAR: noField,
  NON_STRING_KEY: 'the name of a field has no signs before and after it; write the name alone',
  MULTILINE_IMPLICIT_KEY: noField,
  MULTIPLE_DOCS: 'a line "---" starts a second document, and a file holds one; remove this line',
  TAB_AS_INDENT: 'a tab is used for indentation; write two spaces for each level',
  UNEXPECTED_TOKEN: `this cannot be read as a field; ${quoting}, or check quotes and brackets before it`,
}

/** Messages for errors whose code is too general. */
const byMessage: [RegExp, string][] = [
  [/Unexpected , in flow/, 'a comma with nothing before it; remove it'],
  [/Comments must be separated/, 'text in brackets that starts with "#" must be quoted; put it in double quotes'],
  [/block-seq-ind on same line/, 'a list starts on the line below its field; write each item after "- " there'],
  [/scalar at node end/, goesOn],
  [/Not a YAML token/, `a text that starts with "|" or ">" begins on the line below; move it there, or ${quoting}`],
]

/** What the rest of the line tells about an error whose code is too general. */
const lineMessage = ({ text, error, known }: BrokenYaml): string | undefined => {
  const rest = text.slice(error.pos[0]).split('\n')[0] ?? ''
  if (/^\?\s*$/.test(rest)) return 'a "?" alone must be quoted; put it in double quotes'
  if (/^-\s*$/.test(rest)) return 'a dash alone starts a list; write a text, or remove this line'
  if (error.code === 'MULTILINE_IMPLICIT_KEY' && /^- \S/.test(rest))
    return 'a dash starts an item of a list, and here is none; remove it if this line is a field'
  if (/^={7}\s*$/.test(rest)) return 'this line is left from two versions of this text; delete it, and keep one version'
  const written = text.slice(0, error.pos[0]).split('\n').at(-1) ?? ''
  if (error.code === 'UNEXPECTED_TOKEN' && /: +(["']).*\1 *$/.test(written)) return goesOn
  const [, name = '', value] = /^(\w+)(?: +(\S.*)| *)$/.exec(rest) ?? []
  return known.all.has(name) && messages[error.code] === noField
    ? `the colon after "${name}" is missing; write ${quote(value ? `${name}: ${value}` : `${name}:`)}`
    : undefined
}

const generalMessage = ({ text, error }: BrokenYaml): string =>
  byMessage.find(([pattern]) => pattern.test(error.message))?.[1] ??
  messages[error.code] ??
  (error.code === 'BAD_SCALAR_START'
    ? `text cannot start with "${text[error.pos[0]]}"; ${quoting}`
    : `this is not valid YAML; ${quoting} (${error.message})`)

/** The parser's own error, in words that say what to write. */
export const explainError = (yaml: BrokenYaml): Cause => ({
  offset: yaml.error.pos[0],
  message: lineMessage(yaml) ?? generalMessage(yaml),
})
