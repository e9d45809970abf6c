import { type Document, parseDocument } from 'yaml'
import { findSwallowedLine } from './yaml-causes'
import { explainYamlErrors } from './yaml-errors'
import { type Cause, indentOf, isBlank, lineAfter, lineAt, type YamlLine } from './yaml-lines'
import { findOpenQuote } from './yaml-quotes'

/** Reads YAML; mistakes are in the document's list of errors. */
export const parseYaml = (text: string): Document =>
  parseDocument(text, { prettyErrors: false, logLevel: 'error', stringKeys: true })

/** Fields that are written twice in one group. Where an item has lost its dash, its other fields are a consequence. */
export const findRepeated = (text: string, document: Document): { offset: number; name: string; message: string }[] => {
  const items = new Set<number>()
  return document.errors.flatMap(({ code, pos: [offset] }) => {
    if (code !== 'DUPLICATE_KEY') return []
    const { start } = lineAt(text, offset)
    const dash = text.slice(0, start).lastIndexOf(`\n${' '.repeat(Math.max(0, offset - start - 2))}- `)
    if (dash !== -1 && items.has(dash)) return []
    const name = /^[^\s:]+/.exec(text.slice(offset))?.[0] ?? ''
    const message = `the field "${name}" is written twice in one group; keep one of them`
    const startsItem = dash !== -1 && text.startsWith(`${name}:`, dash + 1 + offset - start)
    if (startsItem) items.add(dash)
    return [
      { offset, name, message: startsItem ? `${message}, or write "- ${name}" if it starts the next item` : message },
    ]
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

/** What makes a document unreadable. */
export interface Unreadable {
  causes: Cause[]
  /** The text without the lines of the causes, where that can be read. */
  rest?: string
}

/**
 * What makes a document unreadable: each cause in the text without the lines of those before it. The same cause in the next line
 * follows from the one before.
 */
export const findCauses = (text: string, document: Document, firstLine: number): Unreadable => {
  const causes: Cause[] = []
  let rest: string | undefined = text
  let isReadable = false
  for (let current = document; causes.length < mostCauses; current = parseYaml(rest)) {
    const errors = current.errors.filter(({ code }) => code !== 'DUPLICATE_KEY')
    const cause: Cause | undefined =
      explainYamlErrors(rest, current, errors, firstLine) ??
      findOpenQuote(current, rest) ??
      findSwallowedLine(current, rest, firstLine)
    // A text in quotes whose end has been left out.
    const isRest = cause && /['"]/.test(text.charAt(cause.offset)) && cause.offset < (causes.at(-1)?.offset ?? 0)
    isReadable = !cause && current.errors.length === 0
    if (!cause || isRest || isBlank(lineAt(rest, cause.offset))) break
    causes.push(cause)
    rest = withoutLine(rest, cause.offset)
    if (rest === undefined) break
  }
  const different = causes.filter(({ message }, index) => message !== causes[index - 1]?.message)
  return { causes: different, ...(isReadable && rest !== undefined && { rest }) }
}

/** What makes a document unreadable besides lines with other spaces, which may confuse the parser themselves. */
export const findCausesBeside = (text: string, spaces: readonly RegExpExecArray[], firstLine: number): Unreadable => {
  let rest: string | undefined = text
  for (const { index } of spaces)
    if (rest !== undefined && lineAt(rest, index).text.trim() !== '') rest = withoutLine(rest, index)
  return rest === undefined ? { causes: [] } : findCauses(rest, parseYaml(rest), firstLine)
}
