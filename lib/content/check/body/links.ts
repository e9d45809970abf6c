import type { Position } from '../problem'
import { isPictureFigure } from './figure'
import { attributeOf, eachNode, type MarkdownNode, startOf, textOf } from './markdown-tree'

/** A link or picture in a text. */
export interface BodyLink extends Position {
  kind: 'link' | 'image'
  address: string
  /** Text of the link or description of the picture; absent for reference definitions and for figures, whose attributes are checked with them. */
  words?: string
}

/** All links and pictures of a body, in order. */
export const listLinks = (tree: MarkdownNode): BodyLink[] => {
  const links: BodyLink[] = []
  eachNode(tree, (node) => {
    const common = { address: node.url ?? '', ...startOf(node) }
    if (node.type === 'link') links.push({ kind: 'link', ...common, words: textOf(node).trim() })
    else if (node.type === 'definition') links.push({ kind: 'link', ...common })
    else if (isPictureFigure(node)) links.push({ ...common, kind: 'image', address: attributeOf(node, 'src') })
    else if (node.type === 'image') links.push({ kind: 'image', ...common, words: (node.alt ?? '').trim() })
  })
  return links
}
