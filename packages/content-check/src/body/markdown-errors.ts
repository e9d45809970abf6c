import { offsetAt, type Position, positionAt, type Source } from '../problem'
import type { Setup } from '../settings'
import { htmlMessage, sourceIn } from './tag-help'

/** What an error of the parser says. */
interface ParserError {
  reason?: string
  ruleId?: string
  place?: Position | { start: Position }
}

/** A mistake that keeps a text from being read as MDX. */
export interface MarkdownMistake {
  place: Position
  message: string
  /** What is left out for the rest to be read: a tag, a brace, or the paragraph that is taken for code. */
  part: 'tag' | 'brace' | 'code'
  /** For a tag that is not closed before the end of the one around it: where the closing tag is that ends this. */
  closing?: Position | undefined
}

export const importMessage = ({ richText }: Setup): string =>
  `a line cannot start with "import" or "export" in ${richText.one}; begin it with another word`

export const bracesMessage = ({ richText }: Setup): string =>
  `braces cannot be used in the text of ${richText.one}; write the text without { and }`

const openedTag = /Expected a closing tag for `<([^`>]*)>` \((\d+):(\d+)/
const wrongClosingTag = /expected corresponding closing tag for `<([^`>]*)>` \((\d+):(\d+)/

const inlineClosingTag = /Expected the closing tag `<\/(\w+)>` either/

/** The message for a tag that is opened and not closed. `tag` is the text from there on. */
const notClosedMessage = (name: string, tag: string, setup: Setup): string => {
  if (/^[a-z]/.test(name)) return htmlMessage(name, sourceIn(tag), setup)
  const component = Object.hasOwn(setup.components, name) ? setup.components[name] : undefined
  const [, beside = ''] = /^[^>]*>(.*)/.exec(tag) ?? []
  if (component?.children && beside.trim() !== '')
    return `text stands beside <${name}>; put <${name}> and </${name}> on lines of their own`
  const isPicture = component?.pictureExample !== undefined && sourceIn(tag.split('>')[0] ?? '') !== ''
  return component?.children === false || isPicture
    ? `<${name}> is not closed; end it with "/>"`
    : `<${name}> is not closed; write </${name}> on a line of its own after its text`
}

/** Whether a tag ends before its ">", as in `a<b, c`. The parser reports where it noticed. */
const isUnended = (reason: string, rule: string): boolean =>
  rule === 'unexpected-eof' || /in name, expected a name character/.test(reason)

const tagMessage = (reason: string, rule: string, { richText, tagExample }: Setup): string => {
  if (rule === 'unexpected-closing-slash')
    return 'a closing tag without its opening tag; remove it, or write the opening tag above'
  const [, inline] = inlineClosingTag.exec(reason) ?? []
  if (inline) return `</${inline}> is in a line of text; put it and <${inline}> on lines of their own`
  if (/create a comment/.test(reason)) return `HTML comments cannot be used in ${richText.one}; remove the comment`
  if (/create a link/.test(reason))
    return 'an address in angle brackets cannot be used; write [text of the link](https://example.com)'
  if (/before attribute value/.test(reason))
    return `the value of an attribute must be in double quotes, such as ${/\w+="[^"]*"/.exec(tagExample)?.[0]}`
  if (/quote `/.test(reason)) return 'the closing quote of an attribute is missing above; write it'
  if (/attribute name/.test(reason))
    return `this tag cannot be read; write it such as ${tagExample}, or \\< for the sign itself`
  if (/before name/.test(reason)) return '"<" starts a component; write "less than", or \\< for the sign itself'
  if (isUnended(reason, rule)) return 'this tag has no ">" at its end; write it, or \\< for the sign itself'
  return `this tag cannot be read; compare it with ${tagExample} (${reason})`
}

/** The tag whose line has an odd number of double quotes: the parser notices only where the next quote is, far below. */
const openQuoteIn = (text: string): MarkdownMistake | undefined => {
  const lines = text.split('\n')
  const index = lines.findIndex((line) => /^\s*<[A-Z]/.test(line) && line.split('"').length % 2 === 0)
  if (index === -1) return undefined
  const column = (lines[index] ?? '').search(/\S/) + 1
  const message = 'a double quote is missing in this tag; write one before and one after each value'
  return { place: { line: index + 1, column }, part: 'tag', message }
}

/** The last line down to a place that starts with a word of programs: the parser may point below it. */
const codeAbove = (text: string, { line }: Position): Position => {
  const above = text.split('\n').slice(0, line)
  return { line: above.findLastIndex((words) => /^(?:import|export)\b/.test(words)) + 1 || line, column: 1 }
}

/** Explains an error of the parser of MDX. `source` is what it has read. */
export const explainMarkdownError = (source: Source, error: unknown, setup: Setup): MarkdownMistake => {
  const { text } = source
  const { reason = String(error), ruleId: rule = '', place = { line: 1, column: 1 } }: ParserError = Object(error)
  const { line: startLine, column: startColumn } = 'start' in place ? place.start : place
  const start = { line: startLine, column: startColumn }
  const openQuote = /attribute|quote `/.test(reason) ? openQuoteIn(text) : undefined
  if (openQuote) return openQuote
  const [, name, line, column] = openedTag.exec(reason) ?? wrongClosingTag.exec(reason) ?? []
  if (name !== undefined) {
    const at = { line: Number(line), column: Number(column) }
    const message = notClosedMessage(name, text.slice(offsetAt(source, at)), setup)
    return { place: at, part: 'tag', message, closing: wrongClosingTag.test(reason) ? start : undefined }
  }
  if (/import\/exports/.test(reason))
    return { place: codeAbove(text, start), part: 'code', message: importMessage(setup) }
  if (rule === 'acorn' || /in expression/.test(reason)) {
    const brace = text.slice(0, offsetAt(source, start) + 1).search(/\{+[^{]*$/)
    return { place: positionAt(source, Math.max(brace, 0)), part: 'brace', message: bracesMessage(setup) }
  }
  const opened = isUnended(reason, rule) ? text.lastIndexOf('<', offsetAt(source, start)) : -1
  const tagPlace = opened === -1 ? start : positionAt(source, opened)
  return { place: tagPlace, part: 'tag', message: tagMessage(reason, rule, setup) }
}

/** The message for a closing tag with another name than the opening one. */
export const otherNameMessage = (closing: string, opened: string, line: number, setup: Setup): string =>
  /^[a-z]/.test(opened)
    ? htmlMessage(opened, '', setup)
    : `</${closing}> closes <${opened}> of line ${line}; write </${opened}>`
