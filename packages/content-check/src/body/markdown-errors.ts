import { type LineAdvice, offsetAt, type Position, type Source } from '../problem'
import type { Setup } from '../settings'
import { sourceIn, tagAdvice } from './tag-help'

/** What an error of the parser says. */
interface ParserError {
  reason?: string
  ruleId?: string
  place?: Position | { start: Position }
}

/** A mistake that keeps a text from being read as MDX. */
export interface MarkdownMistake extends LineAdvice {
  index: number
  /** What is left out for the rest to be read: a tag, a brace, or the paragraph that is taken for code. */
  part: 'tag' | 'brace' | 'code'
  /** For a tag that is not closed before the end of the one around it: where the closing tag is that ends this. */
  closing?: number | undefined
}

export const importMessage = ({ richText }: Setup): string =>
  `a line cannot start with "import" or "export" in ${richText.one}; begin it with another word`

export const bracesAdvice = ({ richText }: Setup): LineAdvice => ({
  message: `braces cannot be used in the text of ${richText.one}; write the text without { and }`,
  find: /\{(?!\/\*)([^{}]*)\}/g,
  put: '$1',
})

export const commentsMessage = 'HTML comments cannot be used here; remove the comment'

const openedTag = /(Expected a|expected corresponding) closing tag for `<([^`>]*)>` \((\d+):(\d+)/
/** Of a tag that ends before its ">", as in `a<b, c`: the parser reports where it noticed. */
const unended = /^unexpected-eof|in name, expected a name character/
const lessSign = [/(?<!\\)<(?![A-Z/!])/, '\\<'] as const

/** What errors of the parser about a tag mean. `{1}` is a name in the error, `{tag}` a component as it may be written. */
const tagErrors: readonly [error: RegExp, message: string, find?: RegExp, put?: string][] = [
  [/^unexpected-closing-slash/, 'a closing tag without its opening tag; remove it, or write the opening tag above'],
  [
    /Expected the closing tag `<\/(\w+)>` either/,
    '</{1}> is in a line of text; put it and <{1}> on lines of their own',
  ],
  [/create a comment/, commentsMessage],
  [/create a link/, 'an address in angle brackets cannot be used; write [text of the link](https://example.com)'],
  [
    /before attribute value/,
    'the value of an attribute must be in double quotes, such as {attribute}',
    /(?<=\w)=(?:[“”„]([^“”"]*)[“”"]|([^"'\s>{“]+)(?=[\s>/]))/g,
    '="$1$2"',
  ],
  [/quote `/, 'the closing quote of an attribute is missing above; write it'],
  [/attribute name/, 'this tag cannot be read; write it such as {tag}, or \\< for the sign itself', ...lessSign],
  [/before name/, '"<" starts a component; write "less than", or \\< for the sign itself', ...lessSign],
  [unended, 'this tag has no ">" at its end; write it, or \\< for the sign itself', ...lessSign],
]

const errorAdvice = (error: string, { tagExample }: Setup): LineAdvice => {
  const [form = /$/, message = `this tag cannot be read; compare it with {tag} (${error})`, find, put = ''] =
    tagErrors.find(([each]) => each.test(error)) ?? []
  const said = message
    .replaceAll('{1}', form.exec(error)?.[1] ?? '')
    .replace('{tag}', tagExample)
    .replace('{attribute}', /\w+="[^"]*"/.exec(tagExample)?.[0] ?? '')
  return { message: said, ...(find && { find, put }) }
}

/** What to write for a tag that is opened and not closed. `tag` is the text from there on. */
const notClosedAdvice = (name: string, tag: string, setup: Setup): LineAdvice => {
  if (/^[a-z]/.test(name)) return tagAdvice(name, sourceIn(tag), setup)
  const component = Object.hasOwn(setup.components, name) ? setup.components[name] : undefined
  const [, beside = ''] = /^[^>]*>(.*)/.exec(tag) ?? []
  if (component?.children && beside.trim() !== '')
    return { message: `text stands beside <${name}>; put <${name}> and </${name}> on lines of their own` }
  const isPicture = component?.pictureExample !== undefined && sourceIn(tag.split('>')[0] ?? '') !== ''
  return component?.children === false || isPicture
    ? { message: `<${name}> is not closed; end it with "/>"`, find: /(?<!\/)>$/, put: ' />' }
    : { message: `<${name}> is not closed; write </${name}> on a line of its own after its text` }
}

/** Explains an error of the parser of MDX. `source` is what it has read. */
export const explainMarkdownError = (source: Source, thrown: unknown, setup: Setup): MarkdownMistake => {
  const { text } = source
  const { reason = String(thrown), ruleId = '', place = { line: 1, column: 1 } }: ParserError = Object(thrown)
  const index = offsetAt(source, 'start' in place ? place.start : place)
  const error = `${ruleId} ${reason}`
  // The parser notices an open quote only where the next quote is, far below.
  const [openQuote] = Array.from(text.matchAll(/(?<=^[ \t]*)<[A-Z].*/gm)).filter(
    ([tag]) => tag.split('"').length % 2 === 0,
  )
  if (openQuote && /attribute|quote `/.test(reason)) {
    const message = 'a double quote is missing in this tag; write one before and one after each value'
    return { index: openQuote.index, part: 'tag', message, find: /^(<[A-Z].*="[^"]*?)( ?\/?>)$/, put: '$1"$2' }
  }
  const [, start, name, line, column] = openedTag.exec(reason) ?? []
  if (name !== undefined) {
    const at = offsetAt(source, { line: Number(line), column: Number(column) })
    const closing = start === 'Expected a' ? undefined : index
    return { index: at, part: 'tag', closing, ...notClosedAdvice(name, text.slice(at), setup) }
  }
  if (/import\/exports/.test(reason)) {
    // The parser may point below the line that starts with a word of programs.
    const words = Array.from(text.matchAll(/^(?:import|export)\b/gm)).findLast((word) => word.index <= index)
    return { index: words?.index ?? index, part: 'code', message: importMessage(setup) }
  }
  if (/^acorn|in expression/.test(error)) {
    const brace = text.slice(0, index + 1).search(/\{+[^{]*$/)
    return { index: Math.max(brace, 0), part: 'brace', ...bracesAdvice(setup) }
  }
  const opened = unended.test(error) ? text.lastIndexOf('<', index) : -1
  return { index: opened === -1 ? index : opened, part: 'tag', ...errorAdvice(error, setup) }
}

/** What to write for a closing tag with another name than the opening one. */
export const otherNameAdvice = (closing: string, opened: string, line: number, setup: Setup): LineAdvice => {
  if (/^[a-z]/.test(opened)) return tagAdvice(opened, '', setup)
  const message = `</${closing}> closes <${opened}> of line ${line}; write </${opened}>`
  return { message, find: `</${closing}`, put: `</${opened}` }
}
