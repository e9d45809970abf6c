import type { Document } from 'yaml'
import { findCutText, findIndentation, findOtherBullet, findSeparator, findSwallowedLine } from './causes'
import { explainError, findBracket, findOpenQuote } from './errors'
import { findIndentedStart } from './indentation'
import { type Cause, indentOf, isBlank, lineAfter, lineAt, parseYaml, type SearchedYaml, type YamlLine } from './lines'

/** What makes YAML unreadable, where it is written. The parser's other errors mostly follow from it, and its own words are the last resort. */
const findCause = (yaml: SearchedYaml): Cause | undefined => {
  const [error, next] = yaml.document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY')
  // Without an error, the parser may still read something else than its author meant.
  if (!error) return findOpenQuote(yaml) ?? findSwallowedLine(yaml)
  const broken = { ...yaml, error, next }
  return (
    findOpenQuote(yaml) ??
    findIndentedStart(yaml) ??
    findSeparator(broken) ??
    findCutText(broken) ??
    findBracket(broken) ??
    findOtherBullet(broken) ??
    findIndentation(broken) ??
    explainError(broken)
  )
}

/** Fields that are written twice in one group. Where the first line or the dash of an item is missing, its other fields are a consequence. */
export const findRepeated = (text: string, document: Document): { offset: number; name: string; message: string }[] => {
  const repeated = document.errors.flatMap(({ code, pos: [offset] }) => {
    if (code !== 'DUPLICATE_KEY') return []
    const { start } = lineAt(text, offset)
    const dash = text.slice(0, start).lastIndexOf(`\n${' '.repeat(Math.max(0, offset - start - 2))}- `)
    const [, first = ''] = /^\n *- ([\w-]+):/.exec(text.slice(dash)) ?? []
    return { offset, item: dash === -1 ? offset : dash, first: dash === -1 ? '' : first }
  })
  return repeated.flatMap(({ offset, item, first }, index) => {
    const others = repeated.filter((other) => other.item === item)
    const startsItem = first !== '' && repeated[index - 1]?.item !== item
    const name = /^[^\s:]+/.exec(text.slice(offset))?.[0] ?? ''
    const message = `the field "${name}" is written twice in one group; keep one of them`
    if (startsItem && name === first)
      return [{ offset, name, message: `${message}, or write "- ${name}" if it starts the next item` }]
    if (others.length < 2 || first === '') return [{ offset, name, message }]
    return startsItem
      ? [{ offset, name, message: `${message}, or write "- ${first}: …" above it if the next item starts here` }]
      : []
  })
}

/** The most mistakes of one file that are reported, since their lines may follow from each other. */
const mostCauses = 12

const isItem = ({ text }: YamlLine): boolean => text.trimStart().startsWith('-')

/** Whether the line below belongs to a line: it is indented further, or an item. */
const isParent = (line: YamlLine, below: YamlLine | undefined): boolean =>
  below !== undefined && (indentOf(below) > indentOf(line) || (isItem(below) && !isItem(line)))

/** A text without a line, if no others belong to it. */
const withoutLine = (text: string, offset: number): string | undefined => {
  const line = lineAt(text, offset)
  if (line.text.trim() === '' || isParent(line, lineAfter(text, line))) return undefined
  const end = line.start + line.text.length
  return text.slice(0, line.start) + ' '.repeat(line.text.length) + text.slice(end)
}

/** What makes an entry unreadable. */
export interface Unreadable {
  causes: Cause[]
  /** The text without the lines of the causes, where that can be read. */
  readableText?: string
}

/**
 * What makes an entry unreadable: each cause in the text without the lines of those before it. The same cause in the next line
 * follows from the one before.
 */
export const findYamlCauses = (yaml: SearchedYaml): Unreadable => {
  const causes: Cause[] = []
  let text: string | undefined = yaml.text
  let isReadable = false
  for (let { document } = yaml; causes.length < mostCauses; document = parseYaml(text)) {
    const cause: Cause | undefined = findCause({ ...yaml, text, document })
    // A text in quotes whose end has been left out.
    const isCut = cause && /['"]/.test(text.charAt(cause.offset)) && cause.offset < (causes.at(-1)?.offset ?? 0)
    isReadable = !cause && document.errors.length === 0
    if (!cause || isCut || isBlank(lineAt(text, cause.offset))) break
    causes.push(cause)
    text = withoutLine(text, cause.offset)
    if (text === undefined) break
  }
  const different = causes.filter(({ message }, index) => message !== causes[index - 1]?.message)
  return { causes: different, ...(isReadable && text !== undefined && { readableText: text }) }
}

/** What makes an entry unreadable besides lines with other spaces, which may confuse the parser themselves. */
export const findYamlCausesBeside = (spaces: readonly RegExpExecArray[], yaml: SearchedYaml): Unreadable => {
  let text: string | undefined = yaml.text
  for (const { index } of spaces)
    if (text !== undefined && lineAt(text, index).text.trim() !== '') text = withoutLine(text, index)
  return text === undefined ? { causes: [] } : findYamlCauses({ ...yaml, text, document: parseYaml(text) })
}
