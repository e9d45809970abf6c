import { type MarkdownFormat, type MarkdownNode, parseMarkdown } from '@site/content-check'

/** A piece of text with everything that applies to it, in no particular order. */
type Run = [text: string, marks: string]

/** Of a component, with its place in the body. */
interface Attribute {
  name?: string
  value?: unknown
}

const markOf = (node: MarkdownNode): string => {
  const { type, name, url, depth, attributes, align, ordered, checked } = node as MarkdownNode & Record<string, unknown>
  return JSON.stringify([
    type,
    name,
    url,
    depth,
    align,
    ordered,
    checked,
    (attributes as Attribute[] | undefined)?.map(({ name, value }) => [name, value]).sort(),
  ])
}

const collectRuns = (node: MarkdownNode, marks: readonly string[], runs: Run[]): void => {
  const below = [...marks, markOf(node)]
  if (!node.children) runs.push([node.value ?? '', [...new Set(below)].sort().join()])
  for (const child of node.children ?? []) collectRuns(child, below, runs)
}

/** What a block of Markdown means, however it is written. */
const meaningOf = (block: string, format: MarkdownFormat): string | undefined => {
  const tree = parseMarkdown(block, format)
  if (!tree) return undefined
  const runs: Run[] = []
  collectRuns(tree, [], runs)
  return JSON.stringify(runs)
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
