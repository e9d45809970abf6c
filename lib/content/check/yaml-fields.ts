import { type Document, isAlias, isMap, isNode, isScalar, isSeq, parseDocument, visit } from 'yaml'
import { type FieldPath, formatPath, type Problem } from './problem'
import { valueAt } from './schema-walk'
import { positionAt, problemAt, type Source } from './source'
import { quote } from './words'
import { findOpenQuote, findSwallowedLine } from './yaml-causes'
import { explainYamlErrors } from './yaml-errors'
import { collectTexts, pathOf, type WrittenText } from './yaml-texts'

/** The fields of a document as plain values, and where they are written. */
export interface YamlFields {
  /** Offsets of the YAML in the file. */
  start: number
  end: number
  /** Absent when the YAML could not be parsed. */
  data?: unknown
  texts: readonly WrittenText[]
}

const parse = (text: string): Document =>
  parseDocument(text, { prettyErrors: false, logLevel: 'error', stringKeys: true })

/**
 * Offset of a field's name, of a list item, or of the nearest parent when the field is not there. Reads the document
 * again: positions are needed for problems only, and keeping them for thousands of documents would take too much memory.
 */
const locate = (source: Source, { start, end }: YamlFields, path: FieldPath): number => {
  let node: unknown = parse(source.text.slice(start, end)).contents
  let offset: number | undefined
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.findLast(({ key }) => isScalar(key) && String(key.value) === String(part))
      if (!pair || !isNode(pair.key)) break
      offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      const item = node.items[Number(part)]
      if (!isNode(item)) break
      offset = item.range?.[0] ?? offset
      node = item
    } else break
  }
  return offset === undefined ? 0 : start + offset
}

/** A number as its author wrote it, since 02134 is read as 2134; undefined for anything else. */
export const writtenNumber = (
  source: Source,
  { start, end, data }: YamlFields,
  path: FieldPath,
): string | undefined => {
  if (typeof valueAt(data, path) !== 'number') return undefined
  const text = source.text.slice(start, end)
  const node = parse(text).getIn(path, true)
  return isScalar(node) && node.range ? text.slice(node.range[0], node.range[1]) : undefined
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
        if (bold) report(at, path, `fields have no bold or slanted text; write ${quote(bold)}`)
        else
          report(
            at,
            path,
            `"*${node.source}" copies another value; write the value itself, or put text that starts with "*" in quotes`,
          )
      } else if (node.anchor) {
        const from = text.lastIndexOf(`&${node.anchor}`, at)
        report(
          from,
          path,
          `"&${node.anchor}" names a value for copies; remove it, or put text that starts with "&" in quotes`,
        )
      } else if (node.tag) {
        readable = false
        report(
          text.lastIndexOf('!', at),
          path,
          'a word that starts with "!" sets a data type; remove it, or put the text in quotes',
        )
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

/** Reads the YAML between two offsets of a file. Never throws: every mistake becomes a problem. */
export const readYaml = (source: Source, start: number, end: number): { fields: YamlFields; problems: Problem[] } => {
  const text = source.text.slice(start, end)
  const problems: Problem[] = []
  const report = (offset: number, path: string, message: string) =>
    problems.push(problemAt(source, start + Math.max(0, offset), path, message))

  const unreadable = { start, end, texts: [] }
  for (const { index, 0: found } of text.matchAll(spacing)) report(index, '', spacingMessage(found))
  const spaced = problems.length > 0
  const document = parse(text)
  for (const error of document.errors) {
    if (error.code !== 'DUPLICATE_KEY') continue
    const name = /^[^\s:]+/.exec(text.slice(error.pos[0]))?.[0] ?? ''
    report(error.pos[0], name, `the field "${name}" is written twice in one group; keep one of them`)
  }
  const firstLine = positionAt(source, start).line
  const errors = document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY')
  const cause =
    explainYamlErrors(text, document, errors, firstLine) ??
    findOpenQuote(document, text) ??
    findSwallowedLine(document, text, firstLine)
  if (cause && !spaced) report(cause.offset, '', cause.message)
  if (cause || !findUnsupported(document, text, report)) return { fields: unreadable, problems }
  return { fields: { start, end, texts: collectTexts(document, text, start), data: document.toJS() }, problems }
}

/** A problem of one field, at the field's name. */
export const fieldProblem = (source: Source, fields: YamlFields, path: FieldPath, message: string): Problem => ({
  file: source.file,
  ...positionAt(source, locate(source, fields, path)),
  path: formatPath(path),
  message,
})
