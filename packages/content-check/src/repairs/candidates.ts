import type { PartAt } from '../schema/walk'
import { quote } from '../words'
import { indentOf, lineAt, linesOf, spanOf, type YamlLine } from '../yaml/lines'
import { columnsNear, linesAround, moves } from './indentation'
import type { Reading, Refusal, SchemaIssue } from './reading'
import { regroups, renames, repeats } from './structure'
import { type Candidate, type LineRow, lineRows } from './table'

/** A line with each text that a row of the table puts in the place of what it finds. */
const replaced = (text: string, { find, put }: LineRow): string[] =>
  typeof put === 'function'
    ? [text.replace(find, (...found: string[]) => put(found))]
    : [put].flat().map((each) => text.replace(find, each))

/** The edits that rows make on a line, if it is none of those in which their expressions take long. */
function* rowsOn(rows: readonly LineRow[], line: YamlLine): Generator<Candidate> {
  if (line.text.length > 1000) return
  for (const row of rows) {
    const found = row.find.exec(line.text)
    if (!found) continue
    const why = row.why.replace(/\{(\d)\}/g, (_, group) => found[group] ?? '')
    const place = found.index > 0 ? { place: line.start + found.index } : {}
    for (const put of replaced(line.text, row)) {
      if (put === line.text) continue
      const message = why.replace('{line}', () => quote(put.trim()))
      yield { ...spanOf([line]), put, why: message, row, safe: row.safe ?? false, ...place }
    }
  }
}

/** A line with spaces in place of tabs and no-break spaces; one that is indented by tabs, in every column in which it may start. */
function* respaced(lines: readonly YamlLine[], line: YamlLine, why: string): Generator<Candidate> {
  const text = line.text.replace(/^[\t ]+/, (lead) => lead.replaceAll('\t', '  ')).replace(/[\t\u00a0]+/g, ' ')
  const place = line.start + line.text.search(/[\t\u00a0]/)
  const columns = /^[\t ]*\t/.test(line.text) ? columnsNear(lines, { ...line, text }) : []
  for (const column of [indentOf({ text }), ...columns]) {
    const put = ' '.repeat(column) + text.trimStart()
    yield { ...spanOf([line]), put, why, row: respaced, safe: true, place }
  }
}

/** The line of a group or list that is missing above lines which are indented for it. */
function* missingHeads(lines: readonly YamlLine[], line: YamlLine, names: readonly string[]): Generator<Candidate> {
  if (indentOf(line) !== 2) return
  for (const name of names) {
    if (lines.some(({ text }) => text.startsWith(`${name}:`))) continue
    const why = `the line "${name}:" is missing above this one; write it, or remove the spaces before this line`
    const edit = { start: line.start, end: line.start, put: `${name}:\n`, place: line.start + 2 }
    yield { ...edit, why, row: missingHeads, safe: false }
  }
}

/** Everything that is tried where YAML cannot be read. */
export function* refusalCandidates(
  { text }: Reading,
  refusal: Refusal,
  names: readonly string[],
): Generator<Candidate> {
  const lines = linesOf(text)
  const line = lineAt(lines, refusal.offset)
  const sign = text.charAt(refusal.offset)
  if (/[\t\u00a0]/.test(sign)) return yield* respaced(lines, line, refusal.message)
  // A quote may be meant to end in a line below.
  const endsBelow = ({ text: below }: YamlLine) =>
    /["']/.test(sign) && /^[^"']*["']$/.test(below) && below.endsWith(sign)
  const isSure = !refusal.isSign && !lines.slice(line.index + 1).some(endsBelow)
  const near = new Set(linesAround(lines, line))
  for (const each of near)
    for (const candidate of rowsOn(lineRows, each)) yield { ...candidate, safe: candidate.safe && isSure }
  for (const each of near) yield* moves(lines, each)
  for (const each of near) yield* missingHeads(lines, each, names)
}

/** Everything that is tried for a field too many or too few. */
export function* issueCandidates(reading: Reading, issue: SchemaIssue, at: PartAt): Generator<Candidate> {
  const lines = linesOf(reading.text)
  const line = lineAt(lines, issue.offset)
  const rows = lineRows.filter(({ forSchema }) => forSchema)
  yield* rowsOn(rows, line)
  if (issue.isRepeated) yield* repeats(reading, issue)
  if (!issue.isUnknown) return
  yield* renames(reading, issue.path.slice(0, -1), at)
  yield* regroups(reading, issue, at)
  yield* moves(lines, line)
}
