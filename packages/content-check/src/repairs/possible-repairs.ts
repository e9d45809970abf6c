import { type BareFinding, type FieldPath, formatPath } from '../finding'
import { fieldOf, type PartAt } from '../schema/walk'
import { found } from '../sentences'
import { enumeration, nearest, quote } from '../words'
import { indentOf, isBlank, lineAt, nodesIn, spanOf, type YamlLine } from '../yaml'
import { blockOf, columnsNear, fieldColumn, linesAround, moveBlock, moves } from './indentation'
import type { ParseError, ParseResult, SchemaIssue } from './reading'
import { type LineRow, lineRows, type PossibleRepair } from './table'

/** The repairs that rows make of a line, if it is none of those in which their expressions take long. */
function* rowsOn(rows: readonly LineRow[], line: YamlLine): Generator<PossibleRepair> {
  if (line.text.length > 1000) return
  for (const [id, find, written, ...kinds] of rows) {
    const groups = find.exec(line.text)
    if (!groups) continue
    for (const each of typeof written === 'function' ? [() => written(groups)] : [written].flat()) {
      const replacement = line.text.replace(find, each as string)
      if (replacement === line.text) continue
      const said = found(id, { name: groups[2] ?? '', line: quote(replacement.trim()) })
      const place = groups.index > 0 ? { place: line.start + groups.index } : {}
      yield { ...spanOf([line]), replacement, found: said, safe: kinds.includes('safe'), ...place }
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
    yield { ...spanOf([line]), replacement, found: wrong, safe: true, place }
  }
}

/** The name before a text whose colon is missing, such as `title` in `title - Smart: Shelves`, or before one that is not followed by a space. */
const leadingName = (key: string): string => /^([\w-]+)(?:\W*\s|:)/.exec(key)?.[1] ?? key

const nearestName = (key: string, names: readonly string[]): string | undefined =>
  nearest(leadingName(key), names) ?? nearest(key.replace(/[^\p{L}\p{N}]/gu, ''), names)

/** The unknown fields of a group under the names that are meant: the most similar ones, or the only one that is missing. */
function* renames({ issues }: ParseResult, group: FieldPath, at: PartAt): Generator<PossibleRepair> {
  const { value, names } = at(group)
  const absent = names.filter((name) => fieldOf(value, name) === undefined)
  const own = issues.filter(({ path }) => formatPath(path.slice(0, -1)) === formatPath(group))
  const unknown = own.filter(({ kind }) => kind === 'unknown')
  const missing = own.flatMap(({ path, kind }) => (kind === 'missing' ? String(path.at(-1)) : []))
  const only = unknown.length === 1 && missing.length === 1 ? missing[0] : undefined
  for (const { path, offset: start } of unknown) {
    const name = String(path.at(-1))
    const near = nearestName(name, absent)
    const replacement = near ?? only
    if (replacement === undefined) continue
    const repair = { start, end: start + name.length, replacement, safe: near !== undefined }
    yield { ...repair, found: found('field/near', { name, near: replacement }), changesWords: true, path, place: start }
  }
}

/** Fields in the group that they belong to: it is empty since they are not indented, or its own line is missing. */
function* regroups({ lines }: ParseResult, { path, offset }: SchemaIssue, at: PartAt): Generator<PossibleRepair> {
  const group = path.slice(0, -1)
  const line = lineAt(lines, offset)
  for (const name of at(group).names) {
    const { value, names } = at([...group, name])
    if (!names.includes(String(path.at(-1))) || (value ?? null) !== null) continue
    const isOwn = (each: YamlLine) =>
      indentOf(each) === indentOf(line) && names.includes(/^ *([\w-]+):/.exec(each.text)?.[1] ?? '')
    const block = blockOf(lines, line, (below) => indentOf(below) > indentOf(line) || isOwn(below))
    const own = block.filter(isOwn).map((each) => `"${each.text.trim().replace(/:.*/, '')}"`)
    const said = { fields: `${enumeration(own)} ${own.length === 1 ? 'belongs' : 'belong'}`, group: name }
    const isEmpty = value === null
    yield {
      ...spanOf(block),
      replacement: (isEmpty ? '' : `${' '.repeat(indentOf(line))}${name}:\n`) + moveBlock(block, 2),
      found: isEmpty ? found('yaml/group-indentation', said) : found('yaml/group-line', said),
      safe: isEmpty,
      place: offset,
    }
  }
}

/** The missing line of a group above its lines, which are therefore indented below another field, or from the start of the text. */
function* groupLines({ document, lines }: ParseResult, line: YamlLine, at: PartAt): Generator<PossibleRepair> {
  const isFirst = indentOf(line) > 0 && lines.slice(0, line.index).every(isBlank)
  const next = isFirst ? line : lines.slice(line.index + 1).find((each) => !isBlank(each))
  const column = isFirst ? 0 : fieldColumn(line)
  const keys = Array.from(nodesIn(document.contents)).filter(({ isKey }) => isKey)
  const own = keys.find(({ node }) => node.range?.[0] === line.start + column)
  const group = isFirst ? [] : own?.path.slice(0, -1)
  if (!next || !group || indentOf(next) <= column) return
  for (const name of at(group).names) {
    const replacement = `${' '.repeat(column)}${name}:\n`
    const wrong = found('yaml/group-line', { fields: 'this line and those beside it belong', group: name })
    const path = [...group, name]
    if (at(path).value === undefined)
      yield { start: next.start, end: next.start, replacement, found: wrong, safe: false, path, place: next.start }
  }
}

/** A repeated field as the start of the next item, or without a line that is there twice. */
function* repeats(result: ParseResult, issue: SchemaIssue): Generator<PossibleRepair> {
  const { lines } = result
  const line = lineAt(lines, issue.offset)
  const twice = repeatedFinding(result, issue)
  if (twice === undefined) return
  const { start, end } = spanOf([line])
  const shared = { found: twice, end, safe: false }
  if (lines[line.index - 1]?.text === line.text)
    yield { ...shared, start: start - 1, replacement: '', changesWords: true, place: issue.offset }
  yield { ...shared, start, replacement: line.text.replace(/^( *) {2}(?=\S)/, '$1- ') }
}

/** What is wrong with a field that is written twice; undefined where the one above it is too, since the first line of their item is missing. */
export const repeatedFinding = (
  { lines, issues }: ParseResult,
  { offset, path: [name] }: SchemaIssue,
): BareFinding | undefined => {
  const line = lineAt(lines, offset)
  const before = lines[line.index - 1]?.start ?? line.start
  if (issues.some(({ kind, offset: at }) => kind === 'twice' && before <= at && at < line.start)) return undefined
  const isSame = (each: YamlLine) =>
    fieldColumn(each) === fieldColumn(line) && each.text.slice(fieldColumn(each)).startsWith(`${String(name)}:`)
  const other = lines.slice(0, line.index).findLast(isSame)
  const above = other ? `, above as ${quote(other.text.replace(/^[ -]+/, ''))}` : ''
  return found('yaml/twice', { name: String(name), above })
}

/** Everything that is tried where YAML cannot be read. */
export function* repairsOfError(result: ParseResult, error: ParseError, at: PartAt): Generator<PossibleRepair> {
  const { text, lines } = result
  const line = lineAt(lines, error.offset)
  const sign = text.charAt(error.offset)
  if (/[\t\u00a0]/.test(sign)) return yield* respaced(lines, line, error.found)
  // A quote may be meant to end in a line below.
  const endsBelow = ({ text: below }: YamlLine) =>
    /["']/.test(sign) && /^[^"']*["']$/.test(below) && below.endsWith(sign)
  const isSure = !error.isSign && !lines.slice(line.index + 1).some(endsBelow)
  const near = new Set(linesAround(lines, line))
  for (const each of near) for (const repair of rowsOn(lineRows, each)) yield { ...repair, safe: repair.safe && isSure }
  for (const each of near) yield* groupLines(result, each, at)
  for (const each of near) yield* moves(lines, each)
}

const fieldRows = lineRows.filter(([, , , ...kinds]) => kinds.includes('field'))

/** Everything that is tried for a field too many or too few. */
export function* repairsOfIssue(result: ParseResult, issue: SchemaIssue, at: PartAt): Generator<PossibleRepair> {
  const line = lineAt(result.lines, issue.offset)
  yield* rowsOn(fieldRows, line)
  if (issue.kind === 'twice') yield* repeats(result, issue)
  if (issue.kind !== 'unknown') return
  yield* renames(result, issue.path.slice(0, -1), at)
  yield* regroups(result, issue, at)
  yield* moves(result.lines, line)
}
