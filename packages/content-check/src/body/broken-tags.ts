import { createSource, offsetAt, type Position, type Source } from '../problem'
import type { Setup } from '../settings'
import { explainMarkdownError, type MarkdownMistake, otherNameMessage } from './markdown-errors'

/** The most readings of one text: each finds one mistake, or a closing tag that has lost its partner by it. */
const mostReadings = 24

/** What is wrong in a text that cannot be read as MDX. */
export interface BrokenText<Tree> {
  mistakes: MarkdownMistake[]
  /** The text with spaces in place of its mistakes, and its tree; absent where that cannot be read either. */
  readable?: { source: Source; tree: Tree }
}

/** A mistake with the tag that is left out. */
interface Found extends MarkdownMistake {
  tag: string
}

const tag = /^<(?:\/?[A-Za-z](?:"[^"\n]*"|[^"<>\n])*>|\/?[A-Za-z].*|!--.*?-->|[a-z]+:[^\s>]*>)/
const parts = { tag, brace: /^\{+/, code: /^(?:.+\n?)*/ }

/** Where the part of a text begins that a mistake is about. */
const startOfPart = ({ part, place }: Pick<MarkdownMistake, 'part' | 'place'>, source: Source): number => {
  const at = offsetAt(source, place)
  return part === 'tag' ? Math.max(source.text.lastIndexOf('<', at), 0) : at
}

const isSameTag = (a: Position, b: Position, source: Source): boolean =>
  startOfPart({ part: 'tag', place: a }, source) === startOfPart({ part: 'tag', place: b }, source)

const openedName = (words: string): string | undefined => /^<(\w+)(?!.*\/>$)/.exec(words)?.[1]
const closedName = (words: string): string | undefined => /^<\/(\w+)/.exec(words)?.[1]

/** Adds a mistake to those before it, unless it follows from one of them. */
const addMistake = (found: Found[], next: Found, source: Source, setup: Setup): Found[] => {
  const name = closedName(next.tag)
  if (name === undefined) return [...found, next]
  const other = found.find(({ closing }) => closing && isSameTag(closing, next.place, source))
  if (other?.closing) {
    const message = otherNameMessage(name, openedName(other.tag) ?? '', other.place.line, setup)
    return [...found.filter((each) => each !== other), { ...next, place: other.closing, message, tag: '' }]
  }
  const opener = found.find(({ tag }) => openedName(tag) === name)
  return opener ? found.map((each) => (each === opener ? { ...each, tag: '' } : each)) : [...found, next]
}

/**
 * Finds what keeps a text from being read as MDX: each mistake in the text without those before it.
 * @param parse Throws the parser's error.
 */
export const findBrokenTags = <Tree>(text: string, parse: (text: string) => Tree, setup: Setup): BrokenText<Tree> => {
  let found: Found[] = []
  let source = createSource('', text)
  for (let reading = 0; reading < mostReadings; reading += 1) {
    try {
      return { mistakes: found, readable: { source, tree: parse(source.text) } }
    } catch (error) {
      const mistake = explainMarkdownError(source, error, setup)
      const from = startOfPart(mistake, source)
      const words = parts[mistake.part].exec(source.text.slice(from))?.[0] ?? source.text.charAt(from)
      found = addMistake(found, { ...mistake, tag: words }, source, setup)
      const blank = words.replace(/[^\n]/g, ' ')
      source = { ...source, text: source.text.slice(0, from) + blank + source.text.slice(from + words.length) }
    }
  }
  return { mistakes: found }
}
