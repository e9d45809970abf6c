/** What pages insert and leave out. */
const spaces = '\\s\\u200b-\\u200d\\u2060\\u00ad'
const inLine =
  'a, abbr, b, bdi, br, cite, code, data, del, dfn, em, i, ins, kbd, mark, q, s, small, span, strong, sub, sup, time, tspan, u, var, wbr'
const unread = 'script, style, noscript, template, title'

/** The lines of one block of a page without spaces, and where each sign is. */
export interface Block {
  element: Element
  text: string
  signs: { node: Text; offset: number }[]
}

/** A part of a block. */
export interface Part {
  from: number
  to: number
}

export const withoutSpaces = (text: string): string => text.replace(new RegExp(`[${spaces}]`, 'g'), '')

export const isLetter = (sign = ''): boolean => /[\p{L}\p{N}]/u.test(sign)

/** The blocks of a page in their order. */
export function readBlocks(root: Element): Block[] {
  const blocks = new Map<Element, Block>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement?.closest(`:not(${inLine})`)
    if (!(node instanceof Text) || !element || element.closest(unread)) continue
    const block = blocks.get(element) ?? { element, text: '', signs: [] }
    blocks.set(element, block)
    for (const { 0: sign, index: offset } of node.data.matchAll(new RegExp(`[^${spaces}]`, 'g'))) {
      block.signs.push({ node, offset })
      block.text += sign
    }
  }
  return [...blocks.values()]
}

/** Whether a text node begins or ends at a place in a block. */
export const isEdge = ({ signs }: Block, at: number): boolean => signs[at - 1]?.node !== signs[at]?.node

/** Whether a word begins or ends at a place in a block. */
export const isWordEnd = (block: Block, at: number): boolean => {
  const [before, after] = [block.signs[at - 1], block.signs[at]]
  const isBeside = !isEdge(block, at) && before?.offset === (after?.offset ?? 0) - 1
  return !isBeside || !isLetter(block.text[at - 1]) || !isLetter(block.text[at])
}

export function rangeOf({ signs }: Block, { from, to }: Part): Range {
  const range = document.createRange()
  const [first, last] = [signs[from], signs[to - 1]]
  if (first && last) {
    range.setStart(first.node, first.offset)
    range.setEnd(last.node, last.offset + 1)
  }
  return range
}
