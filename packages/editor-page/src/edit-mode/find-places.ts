import type { IndexedText, TextIndex } from './text-index'

/** A text on the page with the texts of the content that it may come from: one when it is certain, the likeliest first. */
export interface FoundText {
  range: Range
  /** The innermost element around it that is no part of a line. */
  block: Element
  /** Positions in the index. */
  sources: readonly number[]
}

const space = /[\s\u200b-\u200d\u2060\u00ad]/
const letter = /[\p{L}\p{N}]/u
const inLine = new Set(
  'a abbr b bdi br cite code data del dfn em i ins kbd mark q s small span strong sub sup time tspan u var wbr'.split(
    ' ',
  ),
)
const unread = 'script, style, noscript, template, title'
/** A text that stands in another one must have as many letters or several words, or else fill elements of its own. */
const fewLetters = 10
/** Longest value in a template: `Step {step}`. */
const longestValue = 60

/** The lines of one block without spaces, which pages insert and leave out, and where each letter is. */
interface Block {
  element: Element
  text: string
  letters: { node: Text; offset: number }[]
  /** Where text nodes begin and end. */
  edges: Set<number>
  /** Where words begin or end. */
  words: Set<number>
}

/** A part of a block with its sources. */
interface Piece {
  from: number
  to: number
  ids: readonly number[]
  weight: number
}

const withoutSpaces = (text: string): string => text.replace(new RegExp(space, 'g'), '')

/** The blocks of a page in their order. */
function readBlocks(root: Element): Block[] {
  const blocks = new Map<Element, Block>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.data.trim() === '' || node.parentElement?.closest(unread)) continue
    let element = node.parentElement ?? root
    while (inLine.has(element.localName) && element.parentElement && element !== root) element = element.parentElement
    const block = blocks.get(element) ?? { element, text: '', letters: [], edges: new Set(), words: new Set() }
    blocks.set(element, block)
    addNode(block, node)
  }
  return [...blocks.values()]
}

function addNode(block: Block, node: Text): void {
  block.edges.add(block.text.length)
  let isStart = true
  for (const [offset, sign] of Array.from(node.data).entries()) {
    if (space.test(sign)) {
      isStart = true
      continue
    }
    const isInside = letter.test(sign) && letter.test(block.text.at(-1) ?? '')
    if (isStart || !isInside) block.words.add(block.text.length)
    for (let unit = 0; unit < sign.length; unit += 1) block.letters.push({ node, offset: offset + unit })
    block.text += sign
    isStart = false
  }
  block.edges.add(block.text.length)
  block.words.add(block.text.length)
}

/** A text with values that the page fills in. */
interface Template {
  id: number
  pattern: RegExp
  literal: number
}

const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function templateOf(text: string, id: number): Template | undefined {
  const parts = text.split(/\{[\w ]+\}/)
  const literal = parts.join('').replace(/[^\p{L}\p{N}]/gu, '').length
  if (parts.length === 1 || literal < 2) return undefined
  const pattern = parts.map((part) => quote(withoutSpaces(part))).join(`(.{1,${longestValue}}?)`)
  return { id, literal, pattern: new RegExp(`^${pattern}$`, 'u') }
}

/** How many of the first keys of two paths are the same. */
const sharedKeys = (a: string, b: string): number => {
  const [x, y] = [a.split('.'), b.split('.')]
  const at = x.findIndex((key, index) => key !== y[index])
  return at === -1 ? x.length : at
}

/** Finds where the texts of a page come from, by comparing them with all texts of the content. */
export class PlaceFinder {
  private readonly whole = new Map<string, number[]>()
  /** By their first letters. */
  private readonly starting = new Map<string, string[]>()
  private readonly severalWords = new Set<string>()
  private readonly templates: Template[] = []
  /** How likely the page shows each file. */
  private readonly likelihood: number[]
  private readonly shared: boolean[]

  constructor(
    private readonly index: TextIndex,
    address: string,
  ) {
    for (const [id, { text, printed = [] }] of index.texts.entries()) {
      const template = templateOf(text, id)
      if (template) this.templates.push(template)
      else for (const each of [text, ...printed]) this.add(each, id)
    }
    for (const texts of this.starting.values()) texts.sort((a, b) => b.length - a.length)
    const pages = new Set(index.files.flatMap(({ shownOn }) => shownOn.filter((page) => !page.includes('<'))))
    this.shared = index.files.map(
      ({ shownOn }) =>
        shownOn.length > 1 && [...pages].every((page) => shownOn.includes(page) || page.split('/').length > 2),
    )
    const isOn = (page: string) => new RegExp(`^${page.replace(/<[^>]+>/g, '[^/]+')}$`).test(address)
    this.likelihood = index.files.map(({ shownOn }, file) =>
      this.shared[file] ? 1 : shownOn.includes(address) ? 3 : shownOn.some(isOn) ? 2 : 0,
    )
  }

  private add(text: string, id: number): void {
    const tight = withoutSpaces(text)
    if (tight !== text) this.severalWords.add(tight)
    const same = this.whole.get(tight)
    if (same) {
      if (!same.includes(id)) same.push(id)
      return
    }
    this.whole.set(tight, [id])
    const start = tight.slice(0, 3)
    const others = this.starting.get(start)
    if (others) others.push(tight)
    else this.starting.set(start, [tight])
  }

  private text(id: number): IndexedText {
    const text = this.index.texts[id]
    if (!text) throw new Error(`There is no text ${id}.`)
    return text
  }

  /** The texts of a page that come from the content, in their order. */
  find(root: Element): FoundText[] {
    const found = readBlocks(root).flatMap((block) =>
      this.cover(block).map((piece) => ({
        block: block.element,
        range: rangeOf(block, piece),
        sources: this.narrow(piece.ids, block.element),
      })),
    )
    this.compareNeighbors(found, root)
    this.compareOrder(found)
    return found
  }

  /** The texts of all files that the page shows, and others that were found on it, by file. */
  idsOnPage(seen: ReadonlySet<number>): number[] {
    const found = new Set([...seen].map((id) => this.text(id).file))
    const isHere = (file: number) => found.has(file) || (this.likelihood[file] ?? 0) > 0
    return [...this.index.texts.keys()]
      .filter((id) => isHere(this.text(id).file))
      .sort((a, b) => this.rank(b) - this.rank(a) || a - b)
  }

  private rank(id: number): number {
    return this.likelihood[this.text(id).file] ?? 0
  }

  /** The parts of a block that texts explain best. */
  private cover(block: Block): Piece[] {
    const pieces = this.bestCover(block, this.candidates(block, false))
    const rest = uncovered(block, pieces)
    if (rest.length === 0) return pieces
    const short = this.bestCover(block, this.candidates(block, true))
    if (uncovered(block, short).length === 0) return short
    return [...pieces, ...rest.flatMap((part) => this.longerTexts(block, part))].sort((a, b) => a.from - b.from)
  }

  /** All texts that stand in a block, by the place where they begin. */
  private candidates(block: Block, withShort: boolean): Map<number, Piece[]> {
    const { text, edges, words } = block
    const all = new Map<number, Piece[]>()
    const add = (piece: Piece) => all.set(piece.from, [...(all.get(piece.from) ?? []), piece])
    for (const from of words) {
      for (const length of [1, 2, 3])
        for (const each of this.starting.get(text.slice(from, from + length)) ?? []) {
          const to = from + each.length
          if (each.length < length || !text.startsWith(each, from) || !words.has(to)) continue
          const isAlone = edges.has(from) && edges.has(to)
          const isShort = each.length < fewLetters && !this.severalWords.has(each)
          if (isShort && !isAlone && !withShort) continue
          // A number that the page has counted is in many files that it does not show.
          const ids = (this.whole.get(each) ?? []).filter((id) => !isShort || this.rank(id) > 0)
          if (ids.length > 0) add({ from, to, ids, weight: each.length })
        }
    }
    const ends = [...edges].sort((a, b) => a - b)
    for (const from of ends)
      for (const to of ends.filter((end) => end > from))
        for (const { id, pattern, literal } of this.templates)
          if (pattern.test(text.slice(from, to))) add({ from, to, ids: [id], weight: (literal + to - from) / 2 })
    return all
  }

  /** The candidates, one after another, that explain the most letters, the fewest of them. */
  private bestCover({ text, words }: Block, candidates: Map<number, Piece[]>): Piece[] {
    const best: { score: number; piece?: Piece; next: number }[] = []
    const places = [...words].sort((a, b) => b - a)
    best[text.length] = { score: 0, next: text.length }
    let after = text.length
    for (const from of places) {
      if (from === text.length) continue
      let choice: { score: number; piece?: Piece; next: number } = { score: best[after]?.score ?? 0, next: after }
      for (const piece of candidates.get(from) ?? []) {
        const score = piece.weight - 0.01 + (best[piece.to]?.score ?? 0)
        if (score > choice.score) choice = { score, piece, next: piece.to }
      }
      best[from] = choice
      after = from
    }
    const pieces: Piece[] = []
    for (let at = 0; at < text.length; at = best[at]?.next ?? text.length) {
      const piece = best[at]?.piece
      if (piece) pieces.push(piece)
    }
    return pieces
  }

  /** Texts of which the page shows a part. */
  private longerTexts(block: Block, [from, to]: readonly [number, number]): Piece[] {
    const part = block.text.slice(from, to)
    if (part.length < fewLetters) return []
    const ids = this.index.texts.flatMap(({ text }, id) => (withoutSpaces(text).includes(part) ? [id] : []))
    return ids.length > 0 && ids.length < 5 ? [{ from, to, ids, weight: 0 }] : []
  }

  /** The likeliest of several sources. */
  private narrow(ids: readonly number[], element: Element): number[] {
    let rest = [...ids]
    const keepBest = (score: (id: number) => number) => {
      const scores = rest.map(score)
      rest = rest.filter((_, at) => scores[at] === Math.max(...scores))
    }
    const isFrame = element.closest('header, footer, nav') !== null && element.closest('main, article') === null
    keepBest((id) => (isFrame && this.shared[this.text(id).file] ? 9 : this.rank(id)))
    keepBest((id) => (this.text(id).isValue ? 0 : 1))
    return rest
  }

  private closeness(a: number, b: number): number {
    const [x, y] = [this.text(a), this.text(b)]
    return x.file === y.file ? 1 + sharedKeys(x.path, y.path) : 0
  }

  /** Chooses among several sources the one that is nearest to the sources of what stands around. */
  private compareNeighbors(found: FoundText[], root: Element): void {
    for (let pass = 0; pass < 3; pass += 1) {
      const sure = found.filter(({ sources }) => sources.length === 1)
      for (const each of found) {
        for (
          let around: Element | null = each.block;
          around && each.sources.length > 1;
          around = around.parentElement
        ) {
          const near = sure.filter(({ block }) => around?.contains(block)).map(({ sources: [id = 0] }) => id)
          if (near.length === 0) continue
          const scores = each.sources.map((id) => Math.max(...near.map((other) => this.closeness(id, other))))
          each.sources = each.sources.filter((_, at) => scores[at] === Math.max(...scores))
          if (around === root || around.matches('section, article, main, header, footer')) break
        }
      }
    }
  }

  /** Texts that a file has as often as the page are in the same order in both. */
  private compareOrder(found: FoundText[]): void {
    for (const first of found) {
      const ids = first.sources
      if (ids.length < 2) continue
      const group = found.filter(({ sources }) => sources.join() === ids.join())
      const files = new Set(ids.map((id) => this.text(id).file))
      if (files.size > 1 || group.length !== ids.length) continue
      for (const [at, each] of group.entries()) each.sources = ids.slice(at, at + 1)
    }
  }
}

/** The parts of a block, with letters in them, that no piece explains. */
function uncovered({ text, edges }: Block, pieces: readonly Piece[]): [number, number][] {
  const taken = (at: number) => pieces.some(({ from, to }) => from <= at && at < to)
  const parts: [number, number][] = []
  let start = -1
  for (let at = 0; at <= text.length; at += 1) {
    const isFree = at < text.length && !taken(at)
    if (start !== -1 && (!isFree || edges.has(at))) {
      if (letter.test(text.slice(start, at))) parts.push([start, at])
      start = -1
    }
    if (isFree && start === -1) start = at
  }
  return parts
}

function rangeOf({ letters }: Block, { from, to }: Piece): Range {
  const range = document.createRange()
  const [first, last] = [letters[from], letters[to - 1]]
  if (first && last) {
    range.setStart(first.node, first.offset)
    range.setEnd(last.node, last.offset + 1)
  }
  return range
}
