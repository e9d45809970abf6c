import type { IndexedFile, IndexedText, PublishedIndex } from './text-index'

/** A text of the content that a page may show. */
export interface SourceText extends IndexedText {
  file: IndexedFile
  /** 2 where the page shows its file, 1 where all pages do. */
  rank: number
}

/** A text on the page with the texts of the content that it may come from: one when it is certain, the likeliest first. */
export interface FoundText {
  range: Range
  /** The innermost element around it that is no part of a line. */
  block: Element
  sources: readonly SourceText[]
}

/** The lines of one block of a page without spaces, and where each sign is. */
interface Block {
  text: string
  signs: { node: Text; offset: number }[]
}

interface Piece {
  from: number
  to: number
  sources: readonly SourceText[]
  weight: number
}

/** What pages insert and leave out. */
const spaces = '\\s\\u200b-\\u200d\\u2060\\u00ad'
const inLine =
  'a, abbr, b, bdi, br, cite, code, data, del, dfn, em, i, ins, kbd, mark, q, s, small, span, strong, sub, sup, time, tspan, u, var, wbr'
const unread = 'script, style, noscript, template, title'

const withoutSpaces = (text: string): string => text.replace(new RegExp(`[${spaces}]`, 'g'), '')

function readBlocks(root: Element): Map<Element, Block> {
  const blocks = new Map<Element, Block>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const element = node.parentElement?.closest(`:not(${inLine})`)
    if (!element || element.closest(unread)) continue
    const block = blocks.get(element) ?? { text: '', signs: [] }
    blocks.set(element, block)
    block.text += withoutSpaces(node.data)
    for (const { index: offset } of node.data.matchAll(new RegExp(`[^${spaces}]`, 'g')))
      block.signs.push({ node, offset })
  }
  return blocks
}

const isWordEnd = ({ signs }: Block, at: number): boolean => {
  const { node, offset = 0 } = signs[at] ?? {}
  return !node || !/^[\p{L}\p{N}]{2}/u.test(node.data.slice(offset - 1, offset + 1))
}

/** A text with values that the page fills in, such as `Step {step}`, as a pattern; nothing for other texts. */
function templateOf(source: SourceText) {
  const parts = source.text.split(/\{[\w ]+\}/).map(withoutSpaces)
  const literal = parts.join('').replace(/[^\p{L}\p{N}]/gu, '').length
  if (parts.length === 1 || literal < 2) return undefined
  const quoted = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return { source, literal, pattern: new RegExp(`^${quoted.join('(?:.{1,60}?)')}$`, 'u') }
}

const best = <Item>(items: readonly Item[], score: (item: Item) => number): Item[] => {
  const highest = Math.max(...items.map(score))
  return items.filter((item) => score(item) === highest)
}

/** Finds where the texts of the page at an address come from, by comparing them with all texts of the content. */
export function placeFinder({ files }: PublishedIndex, address: string) {
  const isOn = (page: string) => new RegExp(`^${page.replace(/<[^>]+>/g, '[^/]+')}$`).test(address)
  const pages = files.flatMap(({ paths }) => paths.filter((page) => !page.includes('<')))
  // The page of an entry is named only by that entry.
  const shared = new Set(pages.filter((page, at) => pages.indexOf(page) !== at))
  const isOnAll = (paths: readonly string[]) => [...shared].every((page) => paths.includes(page))
  const texts = files.flatMap((file): SourceText[] => {
    const rank = isOnAll(file.paths) ? 1 : file.paths.some(isOn) ? 2 : 0
    return file.texts.map((text) => ({ ...text, file, rank }))
  })
  const templates = texts.flatMap((source) => templateOf(source) ?? [])
  const whole = new Map<string, SourceText[]>()
  for (const source of texts)
    for (const each of templateOf(source) ? [] : new Set([source.text, ...(source.printed ?? [])])) {
      const tight = withoutSpaces(each)
      // A number that the page has counted is in many files that it does not show.
      if (source.rank > 0 || tight !== each) whole.set(tight, [...(whole.get(tight) ?? []), source])
    }

  const piecesIn = (block: Block): Piece[] => {
    const { text, signs } = block
    const pieces: Piece[] = []
    for (const [tight, sources] of whole)
      for (let from = text.indexOf(tight); from !== -1; from = text.indexOf(tight, from + 1)) {
        const to = from + tight.length
        if (isWordEnd(block, from) && isWordEnd(block, to)) pieces.push({ from, to, sources, weight: tight.length })
      }
    // Texts with values fill a block, or elements in it.
    const edges = [...signs.keys(), signs.length].filter((at) => signs[at - 1]?.node !== signs[at]?.node)
    for (const from of edges)
      for (const to of edges)
        for (const { source, literal, pattern } of from < to ? templates : [])
          if (pattern.test(text.slice(from, to)))
            pieces.push({ from, to, sources: [source], weight: 1.6 * literal + 0.4 * (to - from) })
    return pieces
  }

  const find = (root: Element): FoundText[] => {
    const found = [...readBlocks(root)].flatMap(([element, block]) =>
      choose(piecesIn(block)).map(({ from, to, sources }) => {
        const range = document.createRange()
        const [first, last] = [block.signs[from], block.signs[to - 1]]
        if (first) range.setStart(first.node, first.offset)
        if (last) range.setEnd(last.node, last.offset + 1)
        const isFrame = element.closest('main, article') === null
        const likely = best(sources, ({ rank }) => (isFrame && rank === 1 ? 9 : rank))
        return { block: element, range, sources: best(likely, ({ isValue }) => (isValue ? 0 : 1)) }
      }),
    )
    compareNeighbors(found)
    return found
  }
  return { texts, find }
}

/** The pieces that explain most, the weightiest first, without those that overlap one of them. */
const choose = (pieces: Piece[]): Piece[] => {
  const chosen: Piece[] = []
  for (const piece of pieces.sort((a, b) => b.weight - a.weight))
    if (chosen.every(({ from, to }) => piece.to <= from || to <= piece.from)) chosen.push(piece)
  return chosen.sort((a, b) => a.from - b.from)
}

/** How many of the first keys of their paths two texts share, counted from 1; 0 where they are in two files. */
function closeness(a: SourceText, b: SourceText): number {
  const keys = b.path.split('.')
  return a.file === b.file ? 1 + [...a.path.split('.'), ''].findIndex((key, at) => key !== keys[at]) : 0
}

/** Chooses among several sources the one that is nearest to the sources of what stands around. */
function compareNeighbors(found: readonly FoundText[]): void {
  const sure = found.filter(({ sources }) => sources.length === 1)
  for (const each of found)
    for (let at: Element | null = each.block; at && each.sources.length > 1; at = at.parentElement) {
      const around = at
      const near = sure.filter(({ block }) => around.contains(block)).flatMap(({ sources }) => sources)
      if (near.length > 0)
        each.sources = best(each.sources, (source) => Math.max(...near.map((other) => closeness(source, other))))
    }
}
