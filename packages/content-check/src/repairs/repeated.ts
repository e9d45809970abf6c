import { lineAt, linesOf, type YamlLine } from '../yaml/lines'
import type { Candidate } from './candidate'
import type { Reading, SchemaIssue } from './reading'

/** The first line of the item in whose fields a line stands. */
const itemAbove = (lines: readonly YamlLine[], line: YamlLine, column: number): YamlLine | undefined =>
  lines.slice(0, line.index).findLast(({ text }) => text.startsWith(`${' '.repeat(Math.max(0, column - 2))}- `))

/** What is wrong with a field that is written twice, and what to write. Undefined where the first line or the dash of an item is missing and another field says so. */
export const repeatedMessage = (
  { text, issues }: Reading,
  { offset, path: [name] }: SchemaIssue,
): string | undefined => {
  const lines = linesOf(text)
  const itemOf = (at: number) => {
    const line = lineAt(lines, at)
    return line && itemAbove(lines, line, at - line.start)
  }
  const item = itemOf(offset)
  const [, first = ''] = /^ *- ([\w-]+):/.exec(item?.text ?? '') ?? []
  const others = issues.filter(({ issue, offset: at }) => issue === undefined && itemOf(at)?.index === item?.index)
  const message = `the field "${String(name)}" is written twice in one group; keep one of them`
  if (item === undefined || first === '') return message
  const isFirst = others[0]?.offset === offset
  if (isFirst && name === first) return `${message}, or write "- ${first}" if it starts the next item`
  if (others.length < 2) return message
  return isFirst ? `${message}, or write "- ${first}: …" above it if the next item starts here` : undefined
}

/** A repeated field as the start of the next item, and without a line that is there twice. */
export function* repeatedCandidates(reading: Reading, issue: SchemaIssue): Generator<Candidate> {
  const line = lineAt(linesOf(reading.text), issue.offset)
  const why = repeatedMessage(reading, issue)
  if (!line || why === undefined) return
  const end = line.start + line.text.length
  const isCopy = linesOf(reading.text).slice(0, line.index).at(-1)?.text === line.text
  if (isCopy)
    yield {
      start: line.start - 1,
      end,
      put: '',
      why,
      row: repeatedCandidates,
      safe: false,
      changesWords: true,
      place: issue.offset,
    }
  const dashed = line.text.replace(/^( *) {2}(?=\S)/, '$1- ')
  yield { start: line.start, end, put: dashed, why, row: repeatedCandidates, safe: false }
}
