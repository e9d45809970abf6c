import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Position, Problem } from '../problem'
import type { Source } from '../source'
import { type BrokenText, findBrokenTags } from './broken-tags'
import { findDeepLines } from './nesting'

/** The part of a Markdown syntax tree that the checks read. */
export interface MarkdownNode {
  type: string
  children?: MarkdownNode[]
  position?: { start: Position; end: Position }
  value?: string
  url?: string
  alt?: string | null
  depth?: number
  ordered?: boolean | null
  name?: string | null
  attributes?: { type: string; name?: string; value?: unknown }[]
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
  rest?: BrokenText<MarkdownRoot>['rest']
}

/** Parses a body. */
export const parseMarkdown = (source: Source, body: BodyStart, format: MarkdownFormat): ReadBody => {
  const { mistakes: deepLines, rest: text } = findDeepLines(bodyText(source, body))
  const { mistakes: brokenTags, rest } = findBrokenTags(text, (part) => processors[format].parse(part))
  const mistakes = [...deepLines, ...brokenTags]
  if (mistakes.length === 0 && rest) return { tree: rest.tree, problems: [] }
  const problems = mistakes.map(({ place, message }) => ({ file: source.file, ...place, path: 'body', message }))
  return { problems, ...(rest && { rest }) }
}

/** Calls `visit` for a node and everything below it, from top to bottom. */
export const eachNode = (node: MarkdownNode, visit: (node: MarkdownNode) => void): void => {
  visit(node)
  for (const child of node.children ?? []) eachNode(child, visit)
}

/** The text of a node without markup. */
export const textOf = (node: MarkdownNode): string =>
  node.children ? node.children.map(textOf).join('') : (node.value ?? node.alt ?? '')

/** An attribute of a component that is written as text; empty without it. */
export const attributeOf = (node: MarkdownNode, name: string): string => {
  const value = node.attributes?.find((attribute) => attribute.name === name)?.value
  return typeof value === 'string' ? value : ''
}

/** Where a node starts in the file. */
export const startOf = (node: MarkdownNode): Position => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
})
