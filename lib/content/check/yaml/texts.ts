import { type Document, isPair, isScalar, isSeq, visit } from 'yaml'
import type { FieldPath } from '../problem'

/** One text of a document with the place where it is written. */
export interface WrittenText {
  path: FieldPath
  /** Offset in the file of the first character, quotes included. */
  start: number
  /** The characters of the file, quotes and escapes included. */
  raw: string
  /** True for text without quotes, of which `#` and surrounding spaces are no part. */
  plain: boolean
  /** Offset of the comment that follows a text without quotes on its line. */
  comment?: number
}

/** Path of a node from its ancestors. */
export const pathOf = (key: unknown, ancestors: readonly unknown[]): FieldPath => {
  const nodes = [...ancestors]
  const path: PropertyKey[] = typeof key === 'number' ? [key] : []
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const node = nodes[index]
    if (isPair(node) && isScalar(node.key)) path.unshift(String(node.key.value))
    const parent = nodes[index - 1]
    if (isSeq(parent)) path.unshift(parent.items.indexOf(node))
  }
  return path
}

/** The length of the spaces before a comment on the same line; undefined when there is none. */
const spacesBeforeComment = (rest: string): number | undefined => /^[ \t]*(?=#)/.exec(rest)?.[0].length

/** All texts of a document, and fields that are empty because a comment follows. `start` is the document's offset in the file. */
export const collectTexts = (document: Document, text: string, start: number): WrittenText[] => {
  const texts: WrittenText[] = []
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || !node.range) return
      const [from, to] = node.range
      const plain = node.type === 'PLAIN'
      const spaces = plain ? spacesBeforeComment(text.slice(to)) : undefined
      if (typeof node.value !== 'string' && (node.value !== null || spaces === undefined)) return
      texts.push({
        path: pathOf(key, ancestors),
        start: start + from,
        raw: text.slice(from, to),
        plain,
        ...(spaces !== undefined && { comment: start + to + spaces }),
      })
    },
  })
  return texts
}
