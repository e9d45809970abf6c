import { type Document, isAlias, isPair, isScalar, isSeq, visit } from 'yaml'
import { type FieldPath, formatPath, type Problem, positionAt, problemAt, type Source } from '../problem'
import type { KnownFields } from '../schema/walk'
import { quote } from '../words'
import { parseYaml } from './lines'
import { findRepeated, findYamlCauses, findYamlCausesBeside } from './unreadable'

/** One text of an entry with the place where it is written. */
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

const pathOf = (key: unknown, ancestors: readonly unknown[]): FieldPath => {
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

/** All texts of an entry, and fields that are empty because a comment follows. `start` is the entry's offset in the file. */
const collectTexts = (document: Document, text: string, start: number): WrittenText[] => {
  const texts: WrittenText[] = []
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || !node.range) return
      const [from, to] = node.range
      const plain = node.type === 'PLAIN'
      const spaces = plain ? /^[ \t]*(?=#)/.exec(text.slice(to))?.[0].length : undefined
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

/** The fields of an entry as plain values, and where they are written. */
export interface YamlFields {
  /** Offsets of the YAML in the file. */
  start: number
  end: number
  /** Absent when the YAML could not be parsed. */
  data?: unknown
  texts: readonly WrittenText[]
}

/** Reports anchors, aliases, and tags: they hide values from this check, and an editor with a form would lose them. */
const findUnsupported = (
  document: Document,
  text: string,
  report: (offset: number, path: string, message: string) => void,
) => {
  let readable = true
  visit(document, {
    Node(key, node, ancestors) {
      const path = formatPath(pathOf(key, ancestors))
      const at = node.range?.[0] ?? 0
      if (isAlias(node)) {
        readable = false
        const [, bold] = /^\*+([^*\n]+)\*+/.exec(text.slice(at)) ?? []
        const message = bold
          ? `fields have no bold or slanted text; write ${quote(bold)}`
          : `"*${node.source}" copies another value; write the value itself, or put text that starts with "*" in quotes`
        report(at, path, message)
      } else if (node.anchor) {
        const message = `"&${node.anchor}" names a value for copies; remove it, or put text that starts with "&" in quotes`
        report(text.lastIndexOf(`&${node.anchor}`, at), path, message)
      } else if (node.tag) {
        readable = false
        const message = 'a word that starts with "!" sets a data type; remove it, or put the text in quotes'
        report(text.lastIndexOf('!', at), path, message)
      }
    },
  })
  return readable
}

/** Tabs, and no-break spaces where the layout is: YAML takes neither for a space. */
const spacing = /\t+|(?<=^ *(?:- *)*)\u00a0+|(?<=^ *[\w-]+:|^ *- [\w-]+:)\u00a0+|(?<=^ *(?:- )?[\w-]+)\u00a0+(?=:)/gm

const spacingMessage = (found: string): string =>
  found.startsWith('\t')
    ? 'a tab; write spaces instead, two for each level'
    : 'a no-break space, which looks like a space but is none here; replace it by a normal space'

/** What has been read between two offsets of a file. */
export interface ReadFields {
  fields: YamlFields
  problems: Problem[]
  /** The lines that can be read, where others cannot, in a source that has spaces in place of those. */
  readable?: { source: Source; fields: YamlFields; unreadable: readonly number[] }
}

/** The readable lines of an unreadable entry, with the texts that cannot go on in one of the others. */
const readLines = (source: Source, { start, end }: YamlFields, yaml: string): ReadFields['readable'] => {
  const document = parseYaml(yaml)
  if (!findUnsupported(document, yaml, () => undefined)) return undefined
  const text = source.text.slice(0, start) + yaml + source.text.slice(end)
  const lines = text.split('\n')
  const unreadable = source.text.split('\n').flatMap((line, index) => (line === lines[index] ? [] : index + 1))
  const isWhole = ({ start: from, raw }: WrittenText): boolean =>
    source.text.startsWith(raw, from) && !unreadable.includes(positionAt(source, from + raw.length).line + 1)
  const texts = collectTexts(document, yaml, start).filter(isWhole)
  return { source: { ...source, text }, fields: { start, end, texts, data: document.toJS() }, unreadable }
}

/** Reads the YAML between two offsets of a file. Never throws: every mistake becomes a problem. */
export const readYaml = (source: Source, start: number, end: number, known: KnownFields): ReadFields => {
  const text = source.text.slice(start, end)
  const problems: Problem[] = []
  const report = (offset: number, path: string, message: string) =>
    problems.push(problemAt(source, start + Math.max(0, offset), path, message))

  const unreadable = { start, end, texts: [] }
  const spaces = [...text.matchAll(spacing)]
  for (const { index, 0: found } of spaces) report(index, '', spacingMessage(found))
  const document = parseYaml(text)
  const yaml = { text, document, firstLine: positionAt(source, start).line, known }
  const found = findYamlCauses(yaml)
  if (found.causes.length === 0) {
    for (const { offset, name, message } of findRepeated(text, document)) report(offset, name, message)
    if (!findUnsupported(document, text, report)) return { fields: unreadable, problems }
    return { fields: { start, end, texts: collectTexts(document, text, start), data: document.toJS() }, problems }
  }
  const { causes, readableText } = spaces[0] === undefined ? found : findYamlCausesBeside(spaces, yaml)
  for (const { offset, message } of causes) report(offset, '', message)
  const readable = readableText === undefined ? undefined : readLines(source, unreadable, readableText)
  return { fields: unreadable, problems, ...(readable && { readable }) }
}
