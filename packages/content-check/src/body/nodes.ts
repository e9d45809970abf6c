import type { Position, TextFinding } from '../finding'

export type MarkdownFormat = 'md' | 'mdx'

type Point = Position & { offset?: number | undefined }

/** The part of a Markdown syntax tree that the checks read. */
export interface MarkdownNode {
  type: string
  children?: MarkdownNode[]
  position?: { start: Point; end: Point }
  value?: string
  url?: string
  alt?: string | null
  depth?: number
  ordered?: boolean | null
  checked?: boolean | null
  lang?: string | null
  align?: unknown
  name?: string | null
  /** The name of a note or an address that stands elsewhere, as it is compared. */
  identifier?: string
  attributes?: { type: string; name?: string; value?: unknown }[]
}

/** A component that MDX bodies may use. */
export interface Component {
  /** Attributes by name; `true` marks a required one. */
  attributes: Readonly<Record<string, boolean>>
  /** Whether there is text between the opening and the closing tag. */
  children: boolean
  /** An example for messages and guides: the opening tag, or the whole component where there is no text inside. */
  example: string
  /** The whole component with a picture (`src` and `alt`) in place of its text, where it may show one. */
  pictureExample?: string
  /** In forms, how its text is written, where that has a form of its own. */
  hint?: string
  /** What else is wrong with one, where its content has a form of its own. */
  check?: (node: MarkdownNode) => TextFinding[]
}

type Components = Readonly<Record<string, Component>>

/** A heading of a body with the id that the page gives it. */
export interface BodyHeading {
  /** Its offset. */
  index: number
  depth: number
  text: string
  id: string
}

/** A link or picture in a text. */
export interface BodyLink {
  /** Its offset. */
  index: number
  kind: 'link' | 'image'
  address: string
  /** Text of the link or description of the picture; absent for reference definitions and for components without one, which is reported there. */
  words?: string | undefined
}

/** Spaces in place of a text, in the same lines. */
export const spaces = (text: string): string => text.replace(/[^\n]/g, ' ')

/** A block of code, also in quotes and items; one without an end goes on to that of the text. */
export const fence =
  /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?<fence>`{3,}(?!.*`)|~{3,})[\s\S]*?(?:\n[ \t>]*\k<fence>|(?![\s\S]))/gm
/** Code in a line, of as many backticks before as after it, within one paragraph. */
const inlineCode = /(?<!`)(`+)(?!`)(?:[^\n]|\n(?![ \t]*\n))*?(?<!`)\1(?!`)/g

/** A text with spaces in place of its code. */
export const withoutCode = (text: string): string => text.replace(fence, spaces).replace(inlineCode, spaces)

/** A node and everything below it, from top to bottom. */
export const nodesOf = (node: MarkdownNode): MarkdownNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)]

/** The text of a node without markup. */
export const textOf = (node: MarkdownNode): string =>
  node.children ? node.children.map(textOf).join('') : (node.value ?? node.alt ?? '')

/** An attribute of a component that is written as text; empty without it. */
export const attributeOf = (node: MarkdownNode, name: string): string => {
  const value = node.attributes?.find((attribute) => attribute.name === name)?.value
  return typeof value === 'string' ? value : ''
}

export const startOf = ({ position }: MarkdownNode): number => position?.start.offset ?? 0

export const endOf = ({ position }: MarkdownNode): number => position?.end.offset ?? 0

/** The component that a node is, if there is one of its name. */
export const componentOf = ({ name }: Pick<MarkdownNode, 'name'>, components: Components): Component | undefined =>
  Object.hasOwn(components, name ?? '') ? components[name ?? ''] : undefined

/** Whether a node is a component with a picture, which has no text inside. */
export const isPictureComponent = (node: MarkdownNode, components: Components): boolean =>
  componentOf(node, components)?.pictureExample !== undefined &&
  (node.attributes ?? []).some(({ name }) => name === 'src' || name === 'alt')

/** All links and pictures of a body, in order. */
export const listLinks = (tree: MarkdownNode, components: Components): BodyLink[] =>
  nodesOf(tree).flatMap((node): BodyLink[] => {
    const { type, url: address = '' } = node
    const index = startOf(node)
    if (type === 'link' || type === 'image') return [{ kind: type, address, index, words: textOf(node).trim() }]
    if (type === 'definition') return [{ kind: 'link', address, index }]
    const source = isPictureComponent(node, components) && attributeOf(node, 'src')
    const words = attributeOf(node, 'alt').trim() || undefined
    return source ? [{ kind: 'image', address: source, index, words }] : []
  })
