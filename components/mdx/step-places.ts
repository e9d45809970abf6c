import { wordCount } from '../../lib/content/read-time'
import type { HtmlNode } from './html-node'
import { roomInMargin } from './margin-room'

/** A page has at most so many places, spread over its text. */
const maxPlaces = 2
/** Words before the first place, which the contents and the head of the page precede, and at least between two places. */
const beforeFirst = 150
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
 * where a section is very long, but only where the margin has room, so that no note is pushed away from its paragraph. The last
 * section has none, since the page's own calls to action follow it.
 */
export const stepPlaces = () => (tree: HtmlNode) => {
  const blocks = tree.children ?? []
  const counts = blocks.map((block) => wordCount(textOf(block)))
  let left = counts.reduce((sum, count) => sum + count, 0)
  const lastSection = blocks.findLastIndex(({ tagName }) => tagName === 'h2')
  const end = lastSection > 0 ? lastSection : blocks.length
  const places = new Set<number>()
  let room = roomInMargin(blocks, places)
  let since = 0
  let needed = beforeFirst
  let last: HtmlNode | undefined
  for (const [i, block] of blocks.entries()) {
    const fits = isHeading(block)
      ? since >= needed && !(last && isHeading(last))
      : since >= Math.max(atMost, needed) && block.tagName === 'p' && last?.tagName === 'p'
    if (fits && room[i] && left >= beforeEnd && i < end && places.size < maxPlaces) {
      places.add(i)
      room = roomInMargin(blocks, places)
      since = 0
      needed = minBetween
    }
    since += counts[i] ?? 0
    left -= counts[i] ?? 0
    if (block.type !== 'text') last = block
  }
  tree.children = blocks.flatMap((block, i) => (places.has(i) ? [mark(), block] : [block]))
}
