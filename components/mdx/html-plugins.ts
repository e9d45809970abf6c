import { expandPlaceholders, type Placeholders } from '../../lib/content/placeholders'
import { wordCount } from '../../lib/content/read-time'
import { noBreakEnd } from '../../lib/typography/no-break-end'
import { articleBlocks } from './blocks'

/** A node of the HTML that a body is turned into. */
interface HtmlNode {
  type: string
  tagName?: string
  value?: string
  /** The name of a component. */
  name?: string | null
  attributes?: { name?: string; value?: unknown }[]
  properties?: Record<string, unknown>
  children?: HtmlNode[]
}

/** Whether a block stands in the margin of a wide page. */
const isMarginNote = ({ name }: HtmlNode): boolean => articleBlocks[name ?? '']?.isInMargin === true

/** The most places of a page; they are spread over its text. */
const maxPlaces = 2
/** Words before the first place, which the contents and the head of the page precede, and at least between two places. */
const beforeFirst = 150
const minBetween = 220
/** Words after which a place may also be between two paragraphs. */
const atMost = 400
/** How many words of text are as high as a note, or as a call to action, in the margin of a wide page. */
const besideNote = 100
const besidePlace = 75
/** Words without a place at the end, where the page has its own calls to action. */
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
export function stepPlaces(tree: HtmlNode): void {
  const blocks = tree.children ?? []
  const counts = blocks.map((block) => wordCount(textOf(block)))
  const lastSection = blocks.findLastIndex(({ tagName }) => tagName === 'h2')
  const end = lastSection > 0 ? lastSection : blocks.length
  const wordsFrom = (from: number, to = blocks.length) => counts.slice(from, to).reduce((sum, count) => sum + count, 0)
  const nextNote = (from: number) => blocks.findIndex((block, i) => i >= from && isMarginNote(block))
  let [since, needed, places] = [0, beforeFirst, 0]
  /** Words until the margin is free. */
  let covered = 0
  let last: HtmlNode | undefined
  tree.children = blocks.flatMap((block, i) => {
    const fits = isHeading(block)
      ? since >= needed && !(last && isHeading(last))
      : since >= Math.max(atMost, needed) && block.tagName === 'p' && last?.tagName === 'p'
    const note = nextNote(i)
    const hasRoom = covered <= 0 && (note < 0 || wordsFrom(i, note) >= besidePlace)
    const placed = fits && hasRoom && i < end && wordsFrom(i) >= beforeEnd && places < maxPlaces
    if (placed) [since, needed, places, covered] = [0, minBetween, places + 1, besidePlace]
    const count = counts[i] ?? 0
    since += count
    covered = isMarginNote(block) ? Math.max(covered, 0) + besideNote : covered - count
    if (block.type !== 'text') last = block
    return placed ? [mark(), block] : [block]
  })
}

/** Marks each note (`noteMark`), so that the text from one note to the next can be a box within which the note stays in view. */
export function noteMarks(tree: HtmlNode): void {
  tree.children = (tree.children ?? []).flatMap((block) =>
    isMarginNote(block)
      ? [{ type: 'element', tagName: 'hr', properties: { dataNote: '' }, children: [] }, block]
      : [block],
  )
}

/**
 * Moves the ids of headings to empty elements before their words: readers' modes of browsers leave out headings whose ids have words such as
 * "share" or "contact".
 */
export function placeIds(node: HtmlNode): void {
  const { id, ...properties } = node.properties ?? {}
  node.children?.forEach(placeIds)
  if (!isHeading(node) || !id) return
  node.properties = properties
  node.children?.unshift({ type: 'element', tagName: 'span', properties: { id }, children: [] })
}

/** Joins the last words of every paragraph and list item with no-break spaces. Pull quotes use balanced lines instead. */
export function noBreakEnds(node: HtmlNode): void {
  if (node.name === 'PullQuote') return
  const last = node.children?.at(-1)
  if ((node.tagName === 'p' || node.tagName === 'li') && last?.type === 'text')
    last.value = noBreakEnd(last.value ?? '')
  node.children?.forEach(noBreakEnds)
}

/** Fills the facts of the site into the texts and attributes of a tree, in which they are text whatever they contain. Code stays as it is. */
export function fillTexts(node: HtmlNode, facts: Placeholders): void {
  if (node.tagName === 'code') return
  if (node.value !== undefined) node.value = expandPlaceholders(node.value, facts)
  if (node.properties) node.properties = expandPlaceholders(node.properties, facts)
  if (node.attributes)
    for (const attribute of node.attributes) attribute.value = expandPlaceholders(attribute.value, facts)
  for (const child of node.children ?? []) fillTexts(child, facts)
}
