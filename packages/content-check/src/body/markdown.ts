import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { lineFinding } from '../finding'
import { found } from '../sentences'
import type { Settings } from '../settings'
import { dropMany } from '../stages'
import { findFaults, withoutFaults } from './faults'
import type { MarkdownFormat } from './nodes'

/** The whole tree of a body, as the parser gives it. */
export type MarkdownRoot = ReturnType<(typeof processors)[MarkdownFormat]['parse']>

// Raw HTML is kept as nodes and reported later.
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
export const readMarkdown = (written: string, rest: string, format: MarkdownFormat, settings: Settings) => {
  const whole = parseMarkdown(rest, format)
  if (whole) return { mistakes: [], text: rest, tree: whole }
  const faults = findFaults(rest, settings)
  const text = withoutFaults(rest, faults)
  const mistakes = dropMany(faults).map((fault) => lineFinding(written, fault.index, fault))
  try {
    return { mistakes, text, tree: processors[format].parse(text) }
  } catch (error) {
    const { reason, place } = Object(error)
    // The place of a tag that nothing closes is only in the words. Its closing tag may have been left out.
    const [, line] = /\((\d+):/.exec(reason) ?? []
    const index = (place?.start ?? place)?.offset ?? text.split('\n', Number(line) - 1).join('\n').length + 1
    const unreadable = found('body/unreadable', { example: settings.tagExample, reason: String(reason) })
    if (place || mistakes.length === 0) mistakes.push({ ...unreadable, index })
    return { mistakes, text, tree: undefined }
  }
}
