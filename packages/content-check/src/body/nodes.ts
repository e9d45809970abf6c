import type { Position } from '../problem'

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

/** A heading of a body with the id that the page gives it. */
export interface BodyHeading extends Position {
  depth: number
  text: string
  id: string
}

/** A link or picture in a text. */
export interface BodyLink extends Position {
  kind: 'link' | 'image'
  address: string
  /** Text of the link or description of the picture; absent for reference definitions and for components, whose attributes are checked with them. */
  words?: string
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
