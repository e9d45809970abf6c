import { type Document, isMap, isNode, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import type { FieldPath } from './finding'

/** Reads YAML; mistakes are in the document's list of errors, but for fields that are written twice. */
export const parseYaml = (text: string): Document =>
  parseDocument(text, { prettyErrors: false, logLevel: 'error', stringKeys: true, uniqueKeys: false })

/** YAML without quotes and backslashes: what it says is the same, and so is its layout. */
export const withoutQuotes = (yaml: string): string => yaml.replace(/["'“”„‘’‚\\]/g, '')

/** A line of YAML as an author sees it. */
export interface YamlLine {
  /** Counted from 0 within the YAML. */
  index: number
  /** Offset of its first character. */
  start: number
  text: string
}

export const linesOf = (text: string): YamlLine[] =>
  Array.from(text.matchAll(/(?<=^|\n)[^\n]*/g), ({ 0: line, index: start }, index) => ({ index, start, text: line }))

/** The number of spaces before the first character of a line. */
export const indentOf = ({ text }: Pick<YamlLine, 'text'>): number => text.search(/\S|$/)

/** Whether a line is empty or a comment. */
export const isBlank = ({ text }: YamlLine): boolean => /^\s*(?:#.*)?$/.test(text)

/** The line at an offset. */
export const lineAt = (lines: readonly YamlLine[], offset: number): YamlLine =>
  lines.findLast(({ start }) => start <= offset) ?? { index: 0, start: 0, text: '' }

/** Offsets of lines that follow each other. */
export const spanOf = (lines: readonly YamlLine[]): { start: number; end: number } => {
  const last = lines.at(-1)
  return { start: lines[0]?.start ?? 0, end: last ? last.start + last.text.length : 0 }
}

/** One text or number of an entry with the place where it is written. */
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

/** The fields of an entry as plain values, and where they are written. */
export interface YamlFields {
  /** Offsets of the YAML in the file. */
  start: number
  end: number
  /** Absent when the YAML could not be parsed. */
  data?: unknown
  texts: readonly WrittenText[]
}

/** A node with its path; that of a key is the path of its value. */
export interface PlacedNode {
  node: Node
  path: FieldPath
  isKey: boolean
}

/** All nodes below one, itself included, from top to bottom. */
export function* nodesIn(node: unknown, path: FieldPath = []): Generator<PlacedNode> {
  if (isNode(node)) yield { node, path, isKey: false }
  if (isSeq(node)) for (const [index, item] of node.items.entries()) yield* nodesIn(item, [...path, index])
  if (!isMap(node)) return
  for (const { key, value } of node.items) {
    const own = isScalar(key) ? [...path, String(key.value)] : path
    if (isNode(key)) yield { node: key, path: own, isKey: true }
    yield* nodesIn(value, own)
  }
}

/** Offsets of a field with its value, of an item, or of the nearest parent that is there; `value` is where its value starts, behind its name. */
export const rangeOf = (document: Document, path: FieldPath) => {
  let node: unknown = document.contents
  let found: { start: number; value: number; end: number } | undefined
  for (const part of path) {
    const pair = isMap(node) ? node.items.findLast(({ key }) => isScalar(key) && key.value === String(part)) : undefined
    const item = isSeq(node) ? node.items[Number(part)] : pair?.key
    if (!isNode(item) || !item.range) break
    node = pair ? pair.value : item
    const [value, end] = (isNode(node) ? node.range : undefined) ?? item.range
    found = { start: item.range[0], value, end }
  }
  return found
}

/** The spaces before a comment, only where it is looked for: not in the whole rest of the text. */
const toComment = /[ \t]*(?=#)/y

/** All texts and numbers of an entry, and fields that are empty because a comment follows. `start` is the entry's offset in the file. */
export const collectTexts = (document: Document, text: string, start: number): WrittenText[] =>
  Array.from(nodesIn(document.contents)).flatMap(({ node, path, isKey }) => {
    if (isKey || !isScalar(node) || !node.range) return []
    const [from, to] = node.range
    const plain = node.type === 'PLAIN'
    toComment.lastIndex = to
    const spaces = plain ? toComment.exec(text)?.[0].length : undefined
    if (!/^(?:string|number)$/.test(typeof node.value) && (node.value !== null || spaces === undefined)) return []
    const comment = spaces !== undefined && { comment: start + to + spaces }
    return { path, start: start + from, raw: text.slice(from, to), plain, ...comment }
  })
