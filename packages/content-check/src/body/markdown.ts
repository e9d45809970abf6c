import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Position, Problem, Source } from '../problem'
import type { Setup } from '../settings'
import { type BrokenText, findBrokenTags } from './markdown-errors'

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

/** The text of a body below empty lines in place of those above it, so that all positions are those of the file. */
const bodyText = (source: Source, { start, line }: BodyStart): string =>
  '\n'.repeat(line - 1) + source.text.slice(start)

/** A body as it has been read. */
export interface ReadBody {
  /** Absent when it cannot be read as it stands. */
  tree?: MarkdownRoot
  problems: Problem[]
  /** The text without what is wrong in it, and its tree, where that can be read. */
  readable?: BrokenText<MarkdownRoot>['readable']
}

/** Parses a body, and finds what keeps it from being read. */
export const readMarkdown = (source: Source, body: BodyStart, format: MarkdownFormat, setup: Setup): ReadBody => {
  const { mistakes: deepLines, text } = findDeepLines(bodyText(source, body))
  const { mistakes: brokenTags, readable } = findBrokenTags(text, (part) => processors[format].parse(part), setup)
  const mistakes = [...deepLines, ...brokenTags]
  if (mistakes.length === 0 && readable) return { tree: readable.tree, problems: [] }
  const problems = mistakes.map(({ place, message }) => ({ file: source.file, ...place, path: 'body', message }))
  return { problems, ...(readable && { readable }) }
}
