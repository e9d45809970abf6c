import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { type BodyProblem, createSource, offsetAt, type Position, type Source } from '../problem'
import type { Setup } from '../settings'
import { nearest } from '../words'
import { explainMarkdownError, type MarkdownMistake, otherNameMessage } from './markdown-errors'
import { unknownName } from './tag-help'

/** Quotes and lists inside each other that one line may begin. */
const deepest = 8

const marker = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`
const deepLine = new RegExp(`^(?:${marker}){${deepest + 1},}`, 'gm')

/** A thematic break: a line of one repeated marker. */
const thematicBreak = /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/

/**
 * Finds the lines that begin more quotes and lists inside each other than any text needs: thousands of them keep the Markdown parser
 * busy for minutes.
 * @returns Where the lines are, with a message, and the text with spaces in place of their markers.
 */
export function findDeepLines(text: string): { mistakes: { place: Position; message: string }[]; text: string } {
  const mistakes: { place: Position; message: string }[] = []
  const flat = text.replace(deepLine, (markers: string, at: number) => {
    const [line = ''] = text.slice(at).split('\n', 1)
    if (thematicBreak.test(line)) return markers
    const place = { line: text.slice(0, at).split('\n').length, column: 1 }
    const message = `this line begins more than ${deepest} quotes or lists inside each other; keep one or two of its markers (">", "-", "1.")`
    mistakes.push({ place, message })
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

/** Where a body starts in its file. */
export interface BodyStart {
  start: number
  line: number
}

interface ReadBody {
  /** What keeps it from being read as it stands. */
  mistakes: BodyProblem[]
  /** Its text without them, with the positions that it has in its file, and its tree; absent where that cannot be read either. */
  readable?: { source: Source; tree: MarkdownRoot }
}

/** The most readings of one text: each finds one mistake, or a closing tag that has lost its partner by it. */
const mostReadings = 24

/** A mistake with the tag that is left out. */
interface Found extends MarkdownMistake {
  tag: string
}

const tag = /^<(?:\/?[A-Za-z](?:"[^"\n]*"|[^"<>\n])*>|\/?[A-Za-z].*|!--.*?-->|[a-z]+:[^\s>]*>)/
const parts = { tag, brace: /^\{+/, code: /^(?:.+\n?)*/ }

/** Where the part of a text begins that a mistake is about. */
const startOfPart = ({ part, place }: Pick<MarkdownMistake, 'part' | 'place'>, source: Source): number => {
  const at = offsetAt(source, place)
  return part === 'tag' ? Math.max(source.text.lastIndexOf('<', at), 0) : at
}

const openedName = (words: string): string | undefined => /^<(\w+)(?!.*\/>$)/.exec(words)?.[1]
const closedName = (words: string): string | undefined => /^<\/(\w+)/.exec(words)?.[1]

/** Adds a mistake to those before it, unless it follows from one of them. */
const addMistake = (found: Found[], next: Found, source: Source, setup: Setup): Found[] => {
  const opening = openedName(next.tag)
  // A closing tag that stands in a line of text leaves its opening tag without a partner.
  if (opening && found.some(({ tag }) => closedName(tag) === opening)) return found
  const name = closedName(next.tag)
  if (name === undefined) return [...found, next]
  const startOfTag = (place: Position) => startOfPart({ part: 'tag', place }, source)
  const other = found.find(({ closing }) => closing && startOfTag(closing) === startOfTag(next.place))
  const opened = openedName(other?.tag ?? '') ?? ''
  if (other && Object.hasOwn(setup.components, name) && nearest(opened, [name]) && opened !== name)
    return found.map((each) => (each === other ? { ...each, tag: '', message: unknownName(opened, name) } : each))
  if (other?.closing) {
    const message = otherNameMessage(name, opened, other.place.line, setup)
    return [...found.filter((each) => each !== other), { ...next, place: other.closing, message, tag: '' }]
  }
  const opener = found.find(({ tag }) => openedName(tag) === name)
  return opener ? found.map((each) => (each === opener ? { ...each, tag: '' } : each)) : [...found, next]
}

/** Parses a body, and finds what keeps it from being read: each mistake in the text without those before it. */
export const readMarkdown = (
  file: string,
  { start, line }: BodyStart,
  format: MarkdownFormat,
  setup: Setup,
): ReadBody => {
  const { mistakes: deepLines, text } = findDeepLines('\n'.repeat(line - 1) + file.slice(start))
  let found: Found[] = []
  let source = createSource('', text)
  let tree: MarkdownRoot | undefined
  for (let reading = 0; !tree && reading < mostReadings; reading += 1) {
    try {
      tree = processors[format].parse(source.text)
    } catch (error) {
      const mistake = explainMarkdownError(source, error, setup)
      const from = startOfPart(mistake, source)
      const words = parts[mistake.part].exec(source.text.slice(from))?.[0] ?? source.text.charAt(from)
      found = addMistake(found, { ...mistake, tag: words }, source, setup)
      const blank = words.replace(/[^\n]/g, ' ')
      source = { ...source, text: source.text.slice(0, from) + blank + source.text.slice(from + words.length) }
    }
  }
  const mistakes = [...deepLines, ...found].map(({ place, message }) => ({ ...place, message }))
  return { mistakes, ...(tree && { readable: { source, tree } }) }
}
