import type { DocumentBody } from '../document'
import { findCharacters, hasInvisible } from '../files/read-source'
import type { BodyFinding } from '../problem'
import { offsetAt, positionAt, type Source } from '../source'
import { quote } from '../words'
import { eachNode, type MarkdownNode, parsePlain, textOf } from './markdown-tree'

const entity = /&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);/gi

/** Where code is, in which an entity is printed as it is written. */
const codeIn = (tree: MarkdownNode, source: Source): [from: number, to: number][] => {
  const ranges: [number, number][] = []
  eachNode(tree, ({ type, position }) => {
    if (position && /^(?:inlineCode|code)$/.test(type))
      ranges.push([offsetAt(source, position.start), offsetAt(source, position.end)])
  })
  return ranges
}

const messageFor = (written: string): string | undefined => {
  const character = textOf(parsePlain(written))
  if (findCharacters(character).length === 0) return undefined
  const kind = hasInvisible(character) ? 'an invisible character' : 'a character that the site cannot show'
  return `${quote(written)} stands for ${kind}; delete it`
}

/** Reports invisible characters that are written by name or number, such as `&shy;`: the characters themselves are refused as well. */
export const checkBodyEntities = ({ source, start, tree }: DocumentBody): BodyFinding[] => {
  const found = [...source.text.slice(start).matchAll(entity)]
  if (found.length === 0) return []
  const code = codeIn(tree, source)
  return found.flatMap(({ 0: written, index }) => {
    const at = start + index
    const message = code.some(([from, to]) => at >= from && at < to) ? undefined : messageFor(written)
    return message ? [{ ...positionAt(source, at), message }] : []
  })
}
