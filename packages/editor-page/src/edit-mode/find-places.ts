import { type Block, isCovered, type Part, rangeOf, readBlocks, withoutSpaces } from './page-blocks'
import type { IndexedFile, IndexedText, TextIndex } from './text-index'

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

/** A part of a block with its sources. */
interface Piece extends Part {
  sources: readonly SourceText[]
  /** How much it explains. */
  weight: number
  /** Whether it may be a part of another text by chance. */
  isShort?: boolean
  /** The parts of it that the page has filled in. */
  values?: readonly (readonly [from: number, to: number])[]
}

/** A text with values that the page fills in: `Step {step}`. */
interface Template {
  source: SourceText
  pattern: RegExp
  literal: number
}

function templateOf(source: SourceText): Template | undefined {
  const parts = source.text.split(/\{[\w ]+\}/).map(withoutSpaces)
  const literal = parts.join('').replace(/[^\p{L}\p{N}]/gu, '').length
  if (parts.length === 1 || literal < 2) return undefined
  const quoted = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return { source, literal, pattern: new RegExp(`^${quoted.join('(.{1,60}?)')}$`, 'du') }
}

/** Those with the highest score. */
const best = <Item>(items: readonly Item[], score: (item: Item) => number): Item[] => {
  const scores = items.map(score)
  const highest = Math.max(...scores)
  return items.filter((_, at) => scores[at] === highest)
}

/** Finds where the texts of a page come from, by comparing them with all texts of the content. */
export class PlaceFinder {
  private readonly all: readonly SourceText[]
  /** Texts by their letters. */
  private readonly whole = new Map<string, Set<SourceText>>()
  private readonly severalWords = new Set<string>()
  private readonly templates: Template[] = []

  constructor({ files }: TextIndex, address: string) {
    const isOn = (page: string) => new RegExp(`^${page.replace(/<[^>]+>/g, '[^/]+')}$`).test(address)
    const pages = new Set(files.flatMap(({ shownOn }) => shownOn.filter((page) => !page.includes('<'))))
    const isOnAll = (shownOn: readonly string[]) =>
      [...pages].every((page) => shownOn.includes(page) || page.split('/').length > 2)
    this.all = files.flatMap((file) => {
      const rank = isOnAll(file.shownOn) ? 1 : file.shownOn.some(isOn) ? 2 : 0
      return file.texts.map((text) => ({ ...text, file, rank }))
    })
    for (const source of this.all) {
      const template = templateOf(source)
      if (template) this.templates.push(template)
      for (const each of template ? [] : [source.text, ...(source.printed ?? [])]) {
        const tight = withoutSpaces(each)
        if (tight !== each) this.severalWords.add(tight)
        this.whole.set(tight, (this.whole.get(tight) ?? new Set()).add(source))
      }
    }
  }

  /** The texts of a page that come from the content, in their order. */
  find(root: Element): FoundText[] {
    const found = readBlocks(root).flatMap((block) =>
      this.cover(block).map((piece) => ({
        block: block.element,
        range: rangeOf(block, piece),
        sources: narrow(piece.sources, block.element),
      })),
    )
    compareNeighbors(found)
    return found
  }

  /** The texts of all files that the page shows, and of others that were found on it, by file. */
  textsOnPage(seen: ReadonlySet<SourceText>): SourceText[] {
    const found = new Set([...seen].map(({ file }) => file))
    return this.all.filter(({ file, rank }) => found.has(file) || rank > 0).sort((a, b) => b.rank - a.rank)
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
        const sources = [...written].filter(({ rank }) => !isFew || rank > 0)
        const isShort = isFew && !(edges.has(from) && edges.has(to))
        if (sources.length > 0) all.push({ from, to, sources, weight: each.length, isShort })
      }
    return all
  }

  /** The texts that fill a block, or elements in it, with the values that the page has put into them. */
  private templatesIn({ text, edges }: Block): Piece[] {
    const spans = [...edges].flatMap((from) => [...edges].flatMap((to) => (from < to ? { from, to } : [])))
    return spans.flatMap((span) => this.templates.flatMap((template) => this.filled(template, text, span) ?? []))
  }

  private filled({ source, pattern, literal }: Template, text: string, { from, to }: Part): Piece | undefined {
    const indices = pattern.exec(text.slice(from, to))?.indices
    if (!indices) return undefined
    const values = indices.slice(1).map(([start, end] = [0, 0]) => [from + start, from + end] as const)
    // Values that are texts themselves leave no doubt; others may be anything.
    const share = values.every(([start, end]) => this.whole.has(text.slice(start, end))) ? 1 : 0.4
    return { from, to, sources: [source], weight: 1.6 * literal + share * (to - from), values }
  }

  /** A template, and the texts and prices in it that have a field of their own. Numbers that the page has counted have none. */
  private splitValues({ text }: Block, { values = [], ...piece }: Piece): Piece[] {
    const inner = values.flatMap(([from, to]) => {
      const letters = text.slice(from, to)
      const sources = /^\d+$/.test(letters) ? [] : [...(this.whole.get(letters) ?? [])]
      return sources.length > 0 ? [{ from, to, sources, weight: 0 }] : []
    })
    const starts = [piece.from, ...inner.map(({ to }) => to)]
    const around = starts.map((from, at) => ({ ...piece, from, to: inner[at]?.from ?? piece.to }))
    return [...inner, ...around.filter(({ from, to }) => from < to)].sort((a, b) => a.from - b.from)
  }
}

/** The likeliest of several sources. */
function narrow(sources: readonly SourceText[], element: Element): SourceText[] {
  const isFrame = element.closest('main, article') === null
  const likely = best(sources, ({ rank }) => (isFrame && rank === 1 ? 9 : rank))
  return best(likely, ({ isValue }) => (isValue ? 0 : 1))
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

/** The candidates that explain most, the weightiest first, without those that overlap one of them. */
const choose = (candidates: Piece[]): Piece[] => {
  const chosen: Piece[] = []
  for (const piece of candidates.sort((a, b) => b.weight - a.weight || a.from - b.from))
    if (chosen.every(({ from, to }) => piece.to <= from || to <= piece.from)) chosen.push(piece)
  return chosen.sort((a, b) => a.from - b.from)
}
