/** What pages insert and leave out. */
const spaces = '\\s\\u200b-\\u200d\\u2060\\u00ad'
const letter = /[\p{L}\p{N}]/u
const inLine =
  'a, abbr, b, bdi, br, cite, code, data, del, dfn, em, i, ins, kbd, mark, q, s, small, span, strong, sub, sup, time, tspan, u, var, wbr'
const unread = 'script, style, noscript, template, title'

/** The lines of one block of a page without spaces, and where each letter is. */
export interface Block {
  element: Element
  text: string
  letters: { node: Text; offset: number }[]
  /** Where text nodes begin and end. */
  edges: Set<number>
  /** Where words begin or end. */
  words: Set<number>
}

/** A part of a block. */
export interface Part {
  from: number
  to: number
}

export const withoutSpaces = (text: string): string => text.replace(new RegExp(`[${spaces}]`, 'g'), '')

/** The blocks of a page in their order. */
export function readBlocks(root: Element): Block[] {
  const blocks = new Map<Element, Block>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement?.closest(`:not(${inLine})`)
    if (!(node instanceof Text) || !element || element.closest(unread)) continue
    const block = blocks.get(element) ?? { element, text: '', letters: [], edges: new Set(), words: new Set() }
    blocks.set(element, block)
    addNode(block, node)
  }
  return [...blocks.values()]
}

function addNode(block: Block, node: Text): void {
  const { edges, words, letters } = block
  edges.add(letters.length)
  for (const { 0: sign, index: offset } of node.data.matchAll(new RegExp(`[^${spaces}]`, 'g'))) {
    const last = letters.at(-1)
    const isBeside = last?.node === node && last.offset === offset - 1
    if (!isBeside || !letter.test(sign) || !letter.test(block.text.at(-1) ?? '')) words.add(letters.length)
    letters.push({ node, offset })
    block.text += sign
  }
  edges.add(letters.length)
  words.add(letters.length)
}

/** Whether parts of a block contain all of its letters. */
export const isCovered = ({ text }: Block, parts: readonly Part[]): boolean =>
  text.split('').every((sign, at) => !letter.test(sign) || parts.some(({ from, to }) => from <= at && at < to))

export function rangeOf({ letters }: Block, { from, to }: Part): Range {
  const range = document.createRange()
  const [first, last] = [letters[from], letters[to - 1]]
  if (first && last) {
    range.setStart(first.node, first.offset)
    range.setEnd(last.node, last.offset + 1)
  }
  return range
}
