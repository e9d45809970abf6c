import { type Block, isEdge, isLetter, isWordEnd, type Part, rangeOf, readBlocks, withoutSpaces } from './page-blocks'
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
}

/** A text with values that the page fills in, such as `Step {step}`, as a pattern; nothing for other texts. */
function templateOf(source: SourceText) {
  const parts = source.text.split(/\{[\w ]+\}/).map(withoutSpaces)
  const literal = [...parts.join('')].filter(isLetter).length
  if (parts.length === 1 || literal < 2) return undefined
  const quoted = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return { source, literal, pattern: new RegExp(`^${quoted.join('(?:.{1,60}?)')}$`, 'u') }
}

/** Those with the highest score. */
const best = <Item>(items: readonly Item[], score: (item: Item) => number): Item[] => {
  const scores = items.map(score)
  const highest = Math.max(...scores)
  return items.filter((_, at) => scores[at] === highest)
}

/** Finds where the texts of a page come from, by comparing them with all texts of the content. */
export class PlaceFinder {
  /** All texts of the content. */
  readonly texts: readonly SourceText[]
  /** Texts by their signs. */
  private readonly whole = new Map<string, Set<SourceText>>()
  private readonly severalWords = new Set<string>()
  private readonly templates: NonNullable<ReturnType<typeof templateOf>>[] = []

  constructor({ files }: TextIndex, address: string) {
    const isOn = (page: string) => new RegExp(`^${page.replace(/<[^>]+>/g, '[^/]+')}$`).test(address)
    const pages = new Set(files.flatMap(({ shownOn }) => shownOn.filter((page) => !page.includes('<'))))
    const isOnAll = (shownOn: readonly string[]) =>
      [...pages].every((page) => shownOn.includes(page) || page.split('/').length > 2)
    this.texts = files.flatMap((file) => {
      const rank = isOnAll(file.shownOn) ? 1 : file.shownOn.some(isOn) ? 2 : 0
      return file.texts.map((text) => ({ ...text, file, rank }))
    })
    for (const source of this.texts) {
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
      choose([...this.fixedIn(block), ...this.templatesIn(block)]).map((piece) => ({
        block: block.element,
        range: rangeOf(block, piece),
        sources: narrow(piece.sources, block.element),
      })),
    )
    compareNeighbors(found)
    return found
  }

  /** The texts that stand in a block as they are written. */
  private fixedIn(block: Block): Piece[] {
    const all: Piece[] = []
    for (const [each, written] of this.whole)
      for (let from = block.text.indexOf(each); from !== -1; from = block.text.indexOf(each, from + 1)) {
        const to = from + each.length
        if (!isWordEnd(block, from) || !isWordEnd(block, to)) continue
        const isFew = !this.severalWords.has(each)
        // A number that the page has counted is in many files that it does not show.
        const sources = [...written].filter(({ rank }) => !isFew || rank > 0)
        if (sources.length > 0) all.push({ from, to, sources, weight: each.length })
      }
    return all
  }

  /** The texts that fill a block, or elements in it, with the values that the page has put into them. */
  private templatesIn(block: Block): Piece[] {
    const edges = [...block.signs, undefined].flatMap((_, at) => (isEdge(block, at) ? [at] : []))
    const spans = edges.flatMap((from) => edges.flatMap((to) => (from < to ? { from, to } : [])))
    return spans.flatMap(({ from, to }) => {
      const text = block.text.slice(from, to)
      const filled = this.templates.filter(({ pattern }) => pattern.test(text))
      return filled.map(({ source, literal }) => ({
        from,
        to,
        sources: [source],
        weight: 1.6 * literal + 0.4 * (to - from),
      }))
    })
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
