import type { BareFinding } from '../finding'
import type { PartAt } from '../schema/walk'
import { found } from '../sentences'
import { quote } from '../words'
import { indentOf, lineAt, linesOf, spanOf, type YamlLine } from '../yaml'
import { columnsNear, linesAround, moves } from './indentation'
import type { ParseError, ParseResult, SchemaIssue } from './reading'
import { regroups, renames, repeats } from './structure'
import { type LineRow, lineRows, type PossibleRepair } from './table'

/** The repairs that rows make of a line, if it is none of those in which their expressions take long. */
function* rowsOn(rows: readonly LineRow[], line: YamlLine): Generator<PossibleRepair> {
  if (line.text.length > 1000) return
  for (const row of rows) {
    const [id, find, written, ...kinds] = row
    const groups = find.exec(line.text)
    if (!groups) continue
    for (const each of typeof written === 'function' ? [() => written(groups)] : [written].flat()) {
      const replacement = line.text.replace(find, each as string)
      if (replacement === line.text) continue
      const said = found(id, { name: groups[2] ?? '', line: quote(replacement.trim()) })
      const place = groups.index > 0 ? { place: line.start + groups.index } : {}
      yield { ...spanOf([line]), replacement, found: said, row, safe: kinds.includes('safe'), ...place }
    }
  }
}

/** A line with spaces in place of tabs and no-break spaces; one that is indented by tabs, in every column in which it may start. */
function* respaced(lines: readonly YamlLine[], line: YamlLine, wrong: BareFinding): Generator<PossibleRepair> {
  const text = line.text.replace(/^[\t ]+/, (lead) => lead.replaceAll('\t', '  ')).replace(/[\t\u00a0]+/g, ' ')
  const place = line.start + line.text.search(/[\t\u00a0]/)
  const columns = /^[\t ]*\t/.test(line.text) ? columnsNear(lines, { ...line, text }) : []
  for (const column of [indentOf({ text }), ...columns]) {
    const replacement = ' '.repeat(column) + text.trimStart()
    yield { ...spanOf([line]), replacement, found: wrong, row: respaced, safe: true, place }
  }
}

/** Everything that is tried where YAML cannot be read. */
export function* repairsOfError({ text }: ParseResult, error: ParseError): Generator<PossibleRepair> {
  const lines = linesOf(text)
  const line = lineAt(lines, error.offset)
  const sign = text.charAt(error.offset)
  if (/[\t\u00a0]/.test(sign)) return yield* respaced(lines, line, error.found)
  // A quote may be meant to end in a line below.
  const endsBelow = ({ text: below }: YamlLine) =>
    /["']/.test(sign) && /^[^"']*["']$/.test(below) && below.endsWith(sign)
  const isSure = !error.isSign && !lines.slice(line.index + 1).some(endsBelow)
  const near = new Set(linesAround(lines, line))
  for (const each of near) for (const repair of rowsOn(lineRows, each)) yield { ...repair, safe: repair.safe && isSure }
  for (const each of near) yield* moves(lines, each)
}

/** Everything that is tried for a field too many or too few. */
export function* repairsOfIssue(result: ParseResult, issue: SchemaIssue, at: PartAt): Generator<PossibleRepair> {
  const lines = linesOf(result.text)
  const line = lineAt(lines, issue.offset)
  yield* rowsOn(
    lineRows.filter(([, , , ...kinds]) => kinds.includes('field')),
    line,
  )
  if (issue.isRepeated) yield* repeats(result, issue)
  if (!issue.isUnknown) return
  yield* renames(result, issue.path.slice(0, -1), at)
  yield* regroups(result, issue, at)
  yield* moves(lines, line)
}
