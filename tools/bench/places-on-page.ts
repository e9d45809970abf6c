// Runs in pages of an export: what edit mode finds of their words.
import { type FoundText, placeFinder, type SourceText } from '../../packages/editor-page/src/edit-mode/find-places'
import type { PublishedIndex } from '../../packages/editor-page/src/edit-mode/text-index'
import { takeMarks } from './marks'

/** What edit mode finds of the words of a page. */
export interface FoundWords {
  words: number
  /** Those that lead to exactly one field. */
  sure: number
  /** Those of texts with a mark, which says from which field they come. */
  marked: number
  /** Those that lead to the field of their mark. */
  right: number
  /** The texts that lead to no field, to several, or to the wrong one. */
  missed: string[]
}

const countWords = (text: string): number => text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length

const textNodes = (): Text[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && !node.parentElement?.closest('script, style, noscript, template, title'))
      nodes.push(node)
  return nodes
}

/** Measures what edit mode finds on the page that is open. */
function measurePlaces(index: PublishedIndex): FoundWords {
  const nodes = textNodes()
  const marks = new Map(
    nodes.map((node) => {
      const { text, marks } = takeMarks(node.data)
      if (marks.length > 0) node.data = text
      return [node, marks]
    }),
  )
  const result: FoundWords = { words: 0, sure: 0, marked: 0, right: 0, missed: [] }
  const found = placeFinder(index, window.location.pathname).find(document.body)
  const marked = index.files.flatMap((file) => file.texts.map(({ path }) => `${file.path} ${path}`))
  const placeOf = ({ file, path }: SourceText) => `${file.path} ${path}`
  /** The parts of a text node that a text covers. */
  const partOf = ({ range }: FoundText, node: Text): [number, number] => [
    node === range.startContainer ? range.startOffset : 0,
    node === range.endContainer ? range.endOffset : node.data.length,
  ]
  for (const { range, sources } of found) {
    const [source] = sources
    // Where a text ends with a value that has a mark of its own, both are right.
    const own = marks.get(range.endContainer as Text)?.filter(({ offset }) => offset === range.endOffset) ?? []
    const [mark] = own
    if (!mark || !source || sources.length > 1) continue
    const words = countWords(String(range))
    result.marked += words
    if (own.some((each) => placeOf(source) === marked[each.id])) result.right += words
    else result.missed.push(`${range}: ${placeOf(source)}, not ${marked[mark.id]}`)
  }
  for (const node of nodes) {
    let rest = node.data
    for (const text of found.filter(({ range }) => range.intersectsNode(node))) {
      const [from, to] = partOf(text, node)
      const words = countWords(node.data.slice(from, to))
      if (text.sources.length === 1) result.sure += words
      else if (words > 0) result.missed.push(`${text.range}: ${text.sources.map(placeOf).join(' or ')}`)
      rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
    }
    result.words += countWords(node.data)
    if (countWords(rest) > 0) result.missed.push(`${rest.trim()}: no field`)
  }
  return result
}

Object.assign(globalThis, { measurePlaces })
