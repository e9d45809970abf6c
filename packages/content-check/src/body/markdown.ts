import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { lineProblem } from '../problem'
import type { Setup } from '../settings'
import { findFaults } from './faults'
import type { MarkdownFormat } from './nodes'

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
    return processors[format].parse(text)
  } catch {
    return undefined
  }
}

/**
 * Parses a body, of one that cannot be read what is left without its mistakes.
 * @param rest The text with spaces in place of what is not to be read.
 * @returns The mistakes, and the text without them, in which everything else has the same place, with its tree; no tree if it cannot be read.
 */
export const readMarkdown = (written: string, rest: string, format: MarkdownFormat, setup: Setup) => {
  const tree = parseMarkdown(rest, format)
  if (tree) return { mistakes: [], text: rest, tree }
  const { faults, rest: text } = findFaults(rest, setup)
  const mistakes = faults.map(({ index, ...advice }) => lineProblem(written, index, advice))
  try {
    return { mistakes, text, tree: processors[format].parse(text) }
  } catch (error) {
    const { reason, place = {} } = Object(error)
    const { offset: index = 0 } = place.start ?? place
    const message = `this cannot be read; compare it with ${setup.tagExample} (${reason})`
    return { mistakes: [...mistakes, { index, message }], text }
  }
}
