// Runs in pages of an export: what edit mode finds of their words.
import { type FoundText, placeFinder } from '../../packages/editor-page/src/edit-mode/find-places'
import type { PublishedIndex } from '../../packages/editor-page/src/edit-mode/text-index'

/** What edit mode finds of the words of a page. */
export interface FoundWords {
  words: number
  /** Those that lead to exactly one field. */
  sure: number
  /** The texts that lead to no field or to several. */
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
  const result: FoundWords = { words: 0, sure: 0, missed: [] }
  const found = placeFinder(index, window.location.pathname).find(document.body)
  /** The parts of a text node that a text covers. */
  const partOf = ({ range }: FoundText, node: Text): [number, number] => [
    node === range.startContainer ? range.startOffset : 0,
    node === range.endContainer ? range.endOffset : node.data.length,
  ]
  for (const node of nodes) {
    let rest = node.data
    for (const text of found.filter(({ range }) => range.intersectsNode(node))) {
      const [from, to] = partOf(text, node)
      const words = countWords(node.data.slice(from, to))
      if (text.sources.length === 1) result.sure += words
      else if (words > 0)
        result.missed.push(
          `${text.range}: ${text.sources.map(({ file, path }) => `${file.path} ${path}`).join(' or ')}`,
        )
      rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
    }
    result.words += countWords(node.data)
    if (countWords(rest) > 0) result.missed.push(`${rest.trim()}: no field`)
  }
  return result
}

Object.assign(globalThis, { measurePlaces })
