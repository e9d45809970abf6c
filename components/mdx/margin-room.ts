import type { HtmlNode } from './html-node'

/*
 * Estimated heights in pixels on a screen 1440 px wide, where notes stand in the margin beside the text. Each follows the style sheet
 * within about a line; only the distance from one note to the next counts, so that errors do not add up.
 */
const noteGap = 56
const noteRise = 96
const stepHeight = 146
/** An estimate may be too low by so much from one note to the next. */
const tolerance = 32

const attribute = ({ attributes }: HtmlNode, name: string): string => {
  const value = attributes?.find((one) => one.name === name)?.value
  return typeof value === 'string' ? value : ''
}

const plainText = ({ value = '', children = [] }: HtmlNode): string => value + children.map(plainText).join('')

const countOf = (node: HtmlNode, tag: string): number =>
  (node.children ?? []).reduce((sum, child) => sum + countOf(child, tag), node.tagName === tag ? 1 : 0)

const lines = (text: string, perLine: number): number => Math.ceil(text.trim().length / perLine)

/** Heights of the notes by component. */
const noteHeights = new Map<string | undefined, (note: HtmlNode) => number>([
  ['Callout', (note) => 133 + 27 * lines(plainText(note), 40)],
  ['Chart', (note) => 61 * countOf(note, 'li') + 23 * lines(attribute(note, 'caption'), 54)],
  ['KeyFigure', (note) => 133 + 26 * lines(attribute(note, 'label'), 44)],
  ['PullQuote', (note) => 46 + 38 * lines(plainText(note), 24)],
])

/** Whether a block stands in the margin of a wide page. */
export const isMarginNote = ({ name }: HtmlNode): boolean => noteHeights.has(name)

const heightInText = (block: HtmlNode): number => {
  if (isMarginNote(block) || block.type === 'text') return 0
  if (block.tagName === 'h2') return 115
  if (block.tagName === 'h3') return 85
  const rows = countOf(block, 'tr')
  if (rows > 0) return 75 + 54 * rows
  return 25 + 31 * lines(plainText(block), 64) + 24 * countOf(block, 'li')
}

/**
 * Whether the margin has room for a call to action before each block, so that it would not push down the next note.
 * @param blocks The blocks of an article.
 * @param steps The indexes of the blocks before which there is a call to action already.
 */
export const roomInMargin = (blocks: readonly HtmlNode[], steps: ReadonlySet<number>): readonly boolean[] => {
  let text = 0
  let margin = 73 + 45 * blocks.filter(({ tagName }) => tagName === 'h2').length + noteGap
  let last: HtmlNode | undefined
  const places = blocks.map((block, i) => {
    const natural = text - (last?.tagName === 'h2' || last?.tagName === 'h3' ? 0 : noteRise)
    const top = Math.max(margin, natural)
    if (steps.has(i)) margin = top + stepHeight + noteGap
    const noteTop = Math.max(margin, natural)
    const height = noteHeights.get(block.name)?.(block) ?? 0
    if (height > 0) margin = noteTop + height + noteGap
    text += heightInText(block)
    if (block.type !== 'text') last = block
    return { end: top + stepHeight + noteGap, noteTop, isNote: height > 0 }
  })
  return places.map(({ end }, i) => {
    const next = places.slice(i).find(({ isNote }) => isNote)
    return end + tolerance <= (next?.noteTop ?? text)
  })
}
