import { type MarkdownFormat, type MarkdownNode, parseMarkdown } from '@site/content-check'

/** What is part of the meaning of a node, besides its place among the others. */
const meant = ['type', 'name', 'value', 'url', 'depth', 'align', 'ordered', 'checked', 'attributes']

/** The pieces of a text with everything that applies to each, in no particular order. */
const runsIn = (node: MarkdownNode, around: readonly string[] = []): string[] => {
  const marks = [...around, JSON.stringify(node, meant)]
  return node.children?.flatMap((child) => runsIn(child, marks)) ?? [[...new Set(marks)].sort().join()]
}

/** What a block of Markdown means, however it is written. */
const meaningOf = (block: string, format: MarkdownFormat): string | undefined => {
  const tree = parseMarkdown(block, format)
  return tree && runsIn(tree).join('\n')
}

const blocksOf = (body: string): string[] => body.split(/\n{2,}/)
const lettersOf = (block: string): string => block.replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Gives blocks back the characters that they had, where the form has written them differently with the same meaning:
 * the rich-text mode turns `**[a](/b)**` into `[**a**](/b)`.
 * @param before The bodies as they were read, of this entry and maybe others.
 */
export const keepMarkdown = (before: readonly string[], after: string, format: MarkdownFormat): string => {
  const written = new Map(before.flatMap(blocksOf).map((block) => [lettersOf(block), block]))
  return blocksOf(after)
    .map((block) => {
      const earlier = written.get(lettersOf(block))
      if (earlier === undefined || earlier === block) return block
      const meaning = meaningOf(earlier, format)
      return meaning !== undefined && meaning === meaningOf(block, format) ? earlier : block
    })
    .join('\n\n')
}
