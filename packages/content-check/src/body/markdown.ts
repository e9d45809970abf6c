import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { createSource, lineProblem, type TextProblem } from '../problem'
import type { Setup } from '../settings'
import { nearest } from '../words'
import { explainMarkdownError, type MarkdownMistake, otherNameAdvice } from './markdown-errors'
import { unknownName } from './tag-help'

/** Quotes and lists inside each other that one line may begin. */
const deepest = 8

const marker = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`
/** A line of one repeated marker, which is a thematic break. */
const thematicBreak = String.raw`[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$`
const deepLine = new RegExp(`^(?!${thematicBreak})(?:${marker}){${deepest + 1},}`, 'gm')

/**
 * Finds the lines that begin more quotes and lists inside each other than any text needs: thousands of them keep the Markdown parser
 * busy for minutes.
 * @returns Where the lines are, with a message, and the text with spaces in place of their markers.
 */
export function findDeepLines(text: string): { mistakes: TextProblem[]; text: string } {
  const mistakes: TextProblem[] = []
  const message = `this line begins more than ${deepest} quotes or lists inside each other; keep one or two of its markers (">", "-", "1.")`
  const flat = text.replace(deepLine, (markers: string, _, at: number) => {
    mistakes.push({ index: at, message })
    return ' '.repeat(markers.length)
  })
  return { mistakes, text: flat }
}

export type MarkdownFormat = 'md' | 'mdx'

/** The whole tree of a body, as the parser gives it. */
export type MarkdownRoot = ReturnType<(typeof processors)[MarkdownFormat]['parse']>

// The parsers of @mdx-js/mdx without its compiler, which takes 0.1 s to load. Raw HTML is kept as nodes and reported later.
const processors = {
  md: unified().use(remarkParse).use(remarkGfm).freeze(),
  mdx: unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze(),
}

/** Parses a text as Markdown without components. */
export const parsePlain = (text: string): MarkdownRoot => processors.md.parse(text)

/** The tree of a body; undefined when it cannot be read. */
export const parseMarkdown = (text: string, format: MarkdownFormat): MarkdownRoot | undefined => {
  try {
    return findDeepLines(text).mistakes.length > 0 ? undefined : processors[format].parse(text)
  } catch {
    return undefined
  }
}

/** The most readings of one text: each finds one mistake, or a closing tag that has lost its partner by it. */
const mostReadings = 24

/** A mistake with the tag that is left out. */
interface Found extends MarkdownMistake {
  tag: string
}

const tag = /^<(?:\/?[A-Za-z](?:"[^"\n]*"|[^"<>\n])*>|\/?[A-Za-z].*|!--.*?-->|[a-z]+:[^\s>]*>)/
const parts = { tag, brace: /^\{+/, code: /^(?:.+\n?)*/ }

const openedName = (words: string): string | undefined => /^<(\w+)(?!.*\/>$)/.exec(words)?.[1]
const closedName = (words: string): string | undefined => /^<\/(\w+)/.exec(words)?.[1]

/** Adds a mistake to those before it, unless it follows from one of them. */
const addMistake = (found: Found[], next: Found, text: string, setup: Setup): Found[] => {
  const opening = openedName(next.tag)
  // A closing tag that stands in a line of text leaves its opening tag without a partner.
  if (opening && found.some(({ tag }) => closedName(tag) === opening)) return found
  const name = closedName(next.tag)
  if (name === undefined) return [...found, next]
  const startOfTag = (index: number) => text.lastIndexOf('<', index)
  const other = found.find(({ closing }) => closing && startOfTag(closing) === startOfTag(next.index))
  const opened = openedName(other?.tag ?? '') ?? ''
  const replaced = (old: Found, by: Partial<Found>) =>
    found.map((each) => (each === old ? { ...each, tag: '', ...by } : each))
  if (other && Object.hasOwn(setup.components, name) && nearest(opened, [name]) && opened !== name)
    return replaced(other, unknownName(opened, name))
  if (other?.closing) {
    const line = text.slice(0, other.index).split('\n').length
    const at = { index: other.closing, tag: '', part: next.part }
    return [...found.filter((each) => each !== other), { ...at, ...otherNameAdvice(name, opened, line, setup) }]
  }
  const opener = found.find(({ tag }) => openedName(tag) === name)
  return opener ? replaced(opener, {}) : [...found, next]
}

/**
 * Parses a body, and finds what keeps it from being read: each mistake in the text without those before it.
 * @param rest The text with spaces in place of what is not to be read.
 * @returns The mistakes, and the text without them, in which everything else has the same place, with its tree; no tree if it cannot be read.
 */
export const readMarkdown = (written: string, rest: string, format: MarkdownFormat, setup: Setup) => {
  const { mistakes, text } = findDeepLines(rest)
  let found: Found[] = []
  let source = createSource('', text)
  let tree: MarkdownRoot | undefined
  for (let reading = 0; !tree && reading < mostReadings; reading += 1) {
    try {
      tree = processors[format].parse(source.text)
    } catch (error) {
      const mistake = explainMarkdownError(source, error, setup)
      const from = mistake.part === 'tag' ? Math.max(source.text.lastIndexOf('<', mistake.index), 0) : mistake.index
      const words = parts[mistake.part].exec(source.text.slice(from))?.[0] ?? source.text.charAt(from)
      found = addMistake(found, { ...mistake, tag: words }, source.text, setup)
      const blank = words.replace(/[^\n]/g, ' ')
      source = { ...source, text: source.text.slice(0, from) + blank + source.text.slice(from + words.length) }
    }
  }
  const explained = found.map(({ index, ...advice }) => lineProblem(written, index, advice))
  return { mistakes: [...mistakes, ...explained], text: source.text, tree }
}
