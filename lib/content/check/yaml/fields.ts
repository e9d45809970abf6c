import { type Document, isAlias, visit } from 'yaml'
import { formatPath, type Problem } from '../problem'
import { positionAt, problemAt, type Source } from '../source'
import { quote } from '../words'
import { parseYaml } from './lines'
import { findCauses, findCausesBeside, findRepeated } from './mistakes'
import { collectTexts, pathOf, type WrittenText } from './texts'

/** The fields of a document as plain values, and where they are written. */
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

/** What has been read between two offsets of a file. */
export interface ReadFields {
  fields: YamlFields
  problems: Problem[]
  /** The lines that can be read, where others cannot, in a source that has spaces in place of those. */
  rest?: { source: Source; fields: YamlFields; unreadable: readonly number[] }
}

/** The readable lines of an unreadable document, with the texts that cannot go on in one of the others. */
const readRest = (source: Source, { start, end }: YamlFields, rest: string): ReadFields['rest'] => {
  const document = parseYaml(rest)
  if (!findUnsupported(document, rest, () => undefined)) return undefined
  const text = source.text.slice(0, start) + rest + source.text.slice(end)
  const lines = text.split('\n')
  const unreadable = source.text.split('\n').flatMap((line, index) => (line === lines[index] ? [] : index + 1))
  const isWhole = ({ start: from, raw }: WrittenText): boolean =>
    source.text.startsWith(raw, from) && !unreadable.includes(positionAt(source, from + raw.length).line + 1)
  const texts = collectTexts(document, rest, start).filter(isWhole)
  return { source: { ...source, text }, fields: { start, end, texts, data: document.toJS() }, unreadable }
}

/** Reads the YAML between two offsets of a file. Never throws: every mistake becomes a problem. */
export const readYaml = (source: Source, start: number, end: number): ReadFields => {
  const text = source.text.slice(start, end)
  const problems: Problem[] = []
  const report = (offset: number, path: string, message: string) =>
    problems.push(problemAt(source, start + Math.max(0, offset), path, message))

  const unreadable = { start, end, texts: [] }
  const spaces = [...text.matchAll(spacing)]
  for (const { index, 0: found } of spaces) report(index, '', spacingMessage(found))
  const document = parseYaml(text)
  const firstLine = positionAt(source, start).line
  const found = findCauses(text, document, firstLine)
  if (found.causes.length === 0) {
    for (const { offset, name, message } of findRepeated(text, document)) report(offset, name, message)
    if (!findUnsupported(document, text, report)) return { fields: unreadable, problems }
    return { fields: { start, end, texts: collectTexts(document, text, start), data: document.toJS() }, problems }
  }
  const { causes, rest } = spaces[0] === undefined ? found : findCausesBeside(text, spaces, firstLine)
  for (const { offset, message } of causes) report(offset, '', message)
  const readable = rest === undefined ? undefined : readRest(source, unreadable, rest)
  return { fields: unreadable, problems, ...(readable && { rest: readable }) }
}
