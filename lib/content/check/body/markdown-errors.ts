import { mdxComponents } from '../../mdx-components'
import type { Position } from '../problem'
import { htmlMessage } from './html-help'
import { sourceIn } from './picture-help'

const isPlace = (place: unknown): place is Position =>
  typeof place === 'object' && place !== null && 'line' in place && 'column' in place

const read = (error: unknown): { reason: string; rule: string; place: unknown } => {
  const record = typeof error === 'object' && error !== null ? error : {}
  return {
    reason: 'reason' in record ? String(record.reason) : String(error),
    rule: 'ruleId' in record ? String(record.ruleId) : '',
    place: 'place' in record ? record.place : undefined,
  }
}

interface Explanation {
  /** Absent when the parser reports no position. */
  place?: Position
  /** True when the place is the end of the text and the mistake is the last `{` before it. */
  openBrace?: boolean
  message: string
}

export const importMessage = 'a line cannot start with "import" or "export" in an article; begin it with another word'
export const bracesMessage = 'braces cannot be used in the text of an article; write the text without { and }'

const openedTag = /Expected a closing tag for `<([^`>]*)>` \((\d+):(\d+)/
const wrongClosingTag =
  /Unexpected closing tag `<\/([^`>]*)>`, expected corresponding closing tag for `<([^`>]*)>` \((\d+):/

const messageFor = (reason: string, rule: string, tag: string): string => {
  const [, opened] = openedTag.exec(reason) ?? []
  if (opened && /^[a-z]/.test(opened)) return htmlMessage(opened, sourceIn(tag))
  if (opened && mdxComponents[opened]?.children === false) return `<${opened}> is not closed; end it with "/>"`
  if (opened) return `<${opened}> is not closed; write </${opened}> on a line of its own after its text`
  const [, closing, open, line] = wrongClosingTag.exec(reason) ?? []
  if (open && /^[a-z]/.test(open)) return htmlMessage(open, '')
  if (open) return `</${closing}> closes <${open}> of line ${line}; write </${open}>`
  if (rule === 'unexpected-closing-slash')
    return 'a closing tag without its opening tag; remove it, or write the opening tag above'
  if (/import\/exports/.test(reason)) return importMessage
  if (rule === 'acorn' || /in expression/.test(reason)) return bracesMessage
  if (/create a comment/.test(reason)) return 'HTML comments cannot be used in an article; remove the comment'
  if (/create a link/.test(reason))
    return 'an address in angle brackets cannot be used; write [text of the link](https://example.com)'
  if (/before attribute value/.test(reason))
    return 'the value of an attribute must be in double quotes, such as title="A short title"'
  if (/quote `/.test(reason)) return 'the closing quote of an attribute is missing above; write it'
  if (/attribute name/.test(reason))
    return 'this tag cannot be read; write it such as <Callout title="A short title">, or \\< for the sign itself'
  if (/before name/.test(reason)) return '"<" starts a component; write "less than", or \\< for the sign itself'
  if (rule === 'unexpected-eof') return 'a tag is opened above and its ">" is missing; write it'
  return `this tag cannot be read; compare it with <Callout title="A short title"> (${reason})`
}

/** True for a brace that is opened and never closed: the parser points to the end of the text. */
const isOpenBrace = (reason: string): boolean => /corresponding closing brace/.test(reason)

/** The tag whose line has an odd number of double quotes: the parser notices only where the next quote is, far below. */
const openQuoteIn = (text: string): Explanation | undefined => {
  const lines = text.split('\n')
  const index = lines.findIndex((line) => /^\s*<[A-Z]/.test(line) && line.split('"').length % 2 === 0)
  if (index === -1) return undefined
  const column = (lines[index] ?? '').search(/\S/) + 1
  return {
    place: { line: index + 1, column },
    message: 'a double quote is missing in this tag; write one before and one after each value',
  }
}

/** Position and message of an error of the Markdown or MDX parser. `text` is what it has read. */
export const explainMarkdownError = (error: unknown, text: string): Explanation => {
  const { reason, rule, place } = read(error)
  const [, , line, column] = openedTag.exec(reason) ?? []
  const tag = (text.split('\n')[Number(line) - 1] ?? '').slice(Number(column) - 1)
  const openQuote = /attribute|quote `/.test(reason) ? openQuoteIn(text) : undefined
  if (openQuote) return openQuote
  const message = messageFor(reason, rule, tag)
  if (line && column) return { place: { line: Number(line), column: Number(column) }, message }
  const start = typeof place === 'object' && place !== null && 'start' in place ? place.start : place
  const openBrace = isOpenBrace(reason)
  return isPlace(start) ? { place: { line: start.line, column: start.column }, openBrace, message } : { message }
}
