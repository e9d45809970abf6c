import { wordCount } from '../../lib/content/read-time'

interface HtmlNode {
  type: string
  tagName?: string
  value?: string
  /** The name of a component. */
  name?: string
  attributes?: readonly { name?: string; value?: unknown }[]
  properties?: Record<string, unknown>
  children?: HtmlNode[]
}

/** A page has at most so many places, spread over its text. */
const maxPlaces = 3
/** Words before the first place, and at least between two places: on a phone about one screen and a half, and three screens. */
const beforeFirst = 50
const minBetween = 220
/** After so many words a place may also be between two paragraphs. */
const atMost = 400
/** A place is not so near the end, where the page has its own calls to action. */
const beforeEnd = 120

/** The text of a block, with the texts that a component takes as attributes. */
const textOf = ({ value, attributes, children }: HtmlNode): string =>
  [
    value,
    ...(attributes ?? []).map(({ value: text }) => (typeof text === 'string' ? text : undefined)),
    ...(children ?? []).map(textOf),
  ]
    .filter(Boolean)
    .join(' ')

const isHeading = ({ tagName }: HtmlNode) => tagName === 'h2' || tagName === 'h3'

const mark = (): HtmlNode => ({ type: 'element', tagName: 'hr', properties: { dataStep: '' }, children: [] })

/**
 * Marks the places of a long article where a call to action may stand (`stepMark`): before a heading, or between two paragraphs
 * where a section is very long. The last section has none, since the page's own calls to action follow it.
 */
export const stepPlaces = () => (tree: HtmlNode) => {
  const blocks = tree.children ?? []
  const counts = blocks.map((block) => wordCount(textOf(block)))
  let left = counts.reduce((sum, count) => sum + count, 0)
  const between = Math.max(minBetween, (left - beforeFirst - beforeEnd) / maxPlaces)
  const lastSection = blocks.findLastIndex(({ tagName }) => tagName === 'h2')
  const end = lastSection > 0 ? lastSection : blocks.length
  let places = 0
  let since = 0
  let needed = beforeFirst
  let last: HtmlNode | undefined
  tree.children = blocks.flatMap((block, i) => {
    const fits = isHeading(block)
      ? since >= needed && !(last && isHeading(last))
      : since >= Math.max(atMost, needed) && block.tagName === 'p' && last?.tagName === 'p'
    const placed = fits && left >= beforeEnd && i < end && places < maxPlaces
    if (placed) [since, needed, places] = [0, between, places + 1]
    since += counts[i] ?? 0
    left -= counts[i] ?? 0
    if (block.type !== 'text') last = block
    return placed ? [mark(), block] : [block]
  })
}
