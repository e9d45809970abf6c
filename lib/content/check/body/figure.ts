import { nothingSaidMessage, saysNothing } from '../../schemas/alternative-text'
import { quote } from '../words'
import { attributeOf, type MarkdownNode } from './markdown-tree'

const has = (node: MarkdownNode, name: string): boolean =>
  (node.attributes ?? []).some((attribute) => attribute.name === name)

/** Whether a node is a figure with a picture, which has no text inside. */
export const isPictureFigure = (node: MarkdownNode): boolean => node.name === 'Figure' && has(node, 'src')

/** A figure with a picture, for messages. */
export const pictureExample =
  '<Figure src="/images/shelf.webp" alt="What the picture shows" caption="What the figure shows" />'

/** The message for a picture without a description. */
export const missingAlt = `the picture of <Figure> needs the attribute "alt", for those who cannot see it; write ${pictureExample}`

/** Messages for a figure whose attributes do not fit together: a picture needs a description. */
export const figureMessages = (node: MarkdownNode): string[] => {
  if (node.name !== 'Figure') return []
  const alt = attributeOf(node, 'alt')
  if (has(node, 'src') && saysNothing(alt)) return [`the description ${quote(alt)} ${nothingSaidMessage}`]
  if (has(node, 'src') === has(node, 'alt')) return []
  return has(node, 'src') ? [missingAlt] : [`<Figure> has a description but no picture; write ${pictureExample}`]
}
