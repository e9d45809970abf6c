import { type Block, isCovered, type Part, rangeOf, readBlocks, withoutSpaces } from './page-blocks'
import type { IndexedText, TextIndex } from './text-index'

/** A text on the page with the texts of the content that it may come from: one when it is certain, the likeliest first. */
export interface FoundText {
  range: Range
  /** The innermost element around it that is no part of a line. */
  block: Element
  /** Positions in the index. */
  sources: readonly number[]
}

/** A value in a template: `Step {step}`. */
const value = '(.{1,60}?)'

/** A part of a block with its sources. */
interface Piece extends Part {
  ids: readonly number[]
  /** How much it explains. */
  weight: number
  /** Whether it may be a part of another text by chance. */
  isShort?: boolean
  /** The parts of it that the page has filled in. */
  values?: readonly (readonly [from: number, to: number])[]
}

/** A text with values that the page fills in. */
interface Template {
  id: number
  pattern: RegExp
  literal: number
}

function templateOf(text: string, id: number): Template | undefined {
  const parts = text.split(/\{[\w ]+\}/).map(withoutSpaces)
  const literal = parts.join('').replace(/[^\p{L}\p{N}]/gu, '').length
  if (parts.length === 1 || literal < 2) return undefined
  const quoted = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return { id, literal, pattern: new RegExp(`^${quoted.join(value)}$`, 'du') }
}

/** Those with the highest score. */
const best = <Item>(items: readonly Item[], score: (item: Item) => number): Item[] => {
  const scores = items.map(score)
  const highest = Math.max(...scores)
  return items.filter((_, at) => scores[at] === highest)
}

/** Finds where the texts of a page come from, by comparing them with all texts of the content. */
export class PlaceFinder {
  /** Positions of texts by their letters. */
  private readonly whole = new Map<string, Set<number>>()
  private readonly severalWords = new Set<string>()
  private readonly templates: Template[] = []
  /** Of each file: 2 where the page shows it, 1 where all pages do. */
  private readonly ranks: number[]

  constructor(
    private readonly index: TextIndex,
    address: string,
  ) {
    for (const [id, { text, printed = [] }] of index.texts.entries()) {
      const template = templateOf(text, id)
      if (template) this.templates.push(template)
      else for (const each of [text, ...printed]) this.add(each, id)
    }
    const isOn = (page: string) => new RegExp(`^${page.replace(/<[^>]+>/g, '[^/]+')}$`).test(address)
    const pages = new Set(index.files.flatMap(({ shownOn }) => shownOn.filter((page) => !page.includes('<'))))
    const isOnAll = (shownOn: readonly string[]) =>
      [...pages].every((page) => shownOn.includes(page) || page.split('/').length > 2)
    this.ranks = index.files.map(({ shownOn }) => (isOnAll(shownOn) ? 1 : shownOn.some(isOn) ? 2 : 0))
  }

  private add(text: string, id: number): void {
    const tight = withoutSpaces(text)
    if (tight !== text) this.severalWords.add(tight)
    this.whole.set(tight, (this.whole.get(tight) ?? new Set()).add(id))
  }

  private text(id: number): IndexedText {
    const text = this.index.texts[id]
    if (!text) throw new Error(`There is no text ${id}.`)
    return text
  }

  private rank(id: number): number {
    return this.ranks[this.text(id).file] ?? 0
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
    this.compareNeighbors(found)
    return found
  }

  /** The texts of all files that the page shows, and others that were found on it, by file. */
  idsOnPage(seen: ReadonlySet<number>): number[] {
    const found = new Set([...seen].map((id) => this.text(id).file))
    return [...this.index.texts.keys()]
      .filter((id) => found.has(this.text(id).file) || this.rank(id) > 0)
      .sort((a, b) => this.rank(b) - this.rank(a))
  }

  /** The parts of a block that texts explain best; short texts only where they then explain all of it. */
  private cover(block: Block): Piece[] {
    const all = [...this.fixedIn(block), ...this.templatesIn(block)]
    const most = choose(all)
    const chosen = isCovered(block, most) ? most : choose(all.filter(({ isShort }) => !isShort))
    return chosen.flatMap((piece) => this.splitValues(block, piece))
  }

  /** The texts that stand in a block as they are written. */
  private fixedIn({ text, edges, words }: Block): Piece[] {
    const all: Piece[] = []
    for (const [each, written] of this.whole)
      for (let from = text.indexOf(each); from !== -1; from = text.indexOf(each, from + 1)) {
        const to = from + each.length
        if (!words.has(from) || !words.has(to)) continue
        const isFew = !this.severalWords.has(each)
        // A number that the page has counted is in many files that it does not show.
        const ids = [...written].filter((id) => !isFew || this.rank(id) > 0)
        const isShort = isFew && !(edges.has(from) && edges.has(to))
        if (ids.length > 0) all.push({ from, to, ids, weight: each.length, isShort })
      }
    return all
  }

  /** The texts that fill a block, or elements in it, with the values that the page has put into them. */
  private templatesIn({ text, edges }: Block): Piece[] {
    const all: Piece[] = []
    for (const from of edges)
      for (const to of edges)
        for (const { id, pattern, literal } of from < to ? this.templates : []) {
          const indices = pattern.exec(text.slice(from, to))?.indices?.slice(1)
          const values = indices?.map(([start = 0, end = 0] = [0, 0]) => [from + start, from + end] as const)
          // Values that are texts themselves leave no doubt; others may be anything.
          const share = values?.every(([start, end]) => this.whole.has(text.slice(start, end))) ? 1 : 0.4
          if (values) all.push({ from, to, ids: [id], weight: 1.6 * literal + share * (to - from), values })
        }
    return all
  }

  /** A template, and the texts and prices in it that have a field of their own. Numbers that the page has counted have none. */
  private splitValues({ text }: Block, { values = [], ...piece }: Piece): Piece[] {
    const inner = values.flatMap(([from, to]) => {
      const letters = text.slice(from, to)
      const ids = /^\d+$/.test(letters) ? [] : [...(this.whole.get(letters) ?? [])]
      return ids.length > 0 ? [{ from, to, ids, weight: 0 }] : []
    })
    const starts = [piece.from, ...inner.map(({ to }) => to)]
    const around = starts.map((from, at) => ({ ...piece, from, to: inner[at]?.from ?? piece.to }))
    return [...inner, ...around.filter(({ from, to }) => from < to)].sort((a, b) => a.from - b.from)
  }

  /** The likeliest of several sources. */
  private narrow(ids: readonly number[], element: Element): number[] {
    const isFrame = element.closest('main, article') === null
    const likely = best(ids, (id) => (isFrame && this.rank(id) === 1 ? 9 : this.rank(id)))
    return best(likely, (id) => (this.text(id).isValue ? 0 : 1))
  }

  /** How many of the first keys of their paths two texts share, counted from 1; 0 where they are in two files. */
  private closeness(a: number, b: number): number {
    const [x, y] = [this.text(a), this.text(b)]
    const keys = y.path.split('.')
    return x.file === y.file ? 1 + [...x.path.split('.'), ''].findIndex((key, at) => key !== keys[at]) : 0
  }

  /** Chooses among several sources the one that is nearest to the sources of what stands around. */
  private compareNeighbors(found: readonly FoundText[]): void {
    const sure = found.filter(({ sources }) => sources.length === 1)
    for (const each of found)
      for (let at: Element | null = each.block; at && each.sources.length > 1; at = at.parentElement) {
        const around = at
        const near = sure.filter(({ block }) => around.contains(block)).flatMap(({ sources }) => sources)
        if (near.length > 0)
          each.sources = best(each.sources, (id) => Math.max(...near.map((other) => this.closeness(id, other))))
      }
  }
}

/** The candidates that explain most, the weightiest first, without those that overlap one of them. */
const choose = (candidates: Piece[]): Piece[] => {
  const chosen: Piece[] = []
  for (const piece of candidates.sort((a, b) => b.weight - a.weight || a.from - b.from))
    if (chosen.every(({ from, to }) => piece.to <= from || to <= piece.from)) chosen.push(piece)
  return chosen.sort((a, b) => a.from - b.from)
}
