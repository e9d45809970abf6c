import { type FieldPath, formatPath } from '../problem'
import { fieldOf, type PartAt } from '../schema/walk'
import { enumeration, nearest, quote } from '../words'
import { indentOf, lineAt, linesOf, spanOf, type YamlLine } from '../yaml/lines'
import { blockOf, fieldColumn, moveBlock } from './indentation'
import type { Reading, SchemaIssue } from './reading'
import type { Candidate } from './table'

/** The name before a text whose colon is missing, such as `title` in `title - Smart: Shelves`, or before one that is not followed by a space. */
const leadingName = (key: string): string => /^([\w-]+)(?:\W*\s|:)/.exec(key)?.[1] ?? key

/** The field that an unknown one is meant to be. */
const nearestName = (key: string, names: readonly string[]): string | undefined =>
  nearest(leadingName(key), names) ?? nearest(key.replace(/[^\p{L}\p{N}]/gu, ''), names)

/** A message about a group whose members the site fixes, with the sentence that says so. */
export const withRule = (message: string, rule: string | undefined): string =>
  rule === undefined ? message : `${message.replace(/(?<!\?)$/, '.')} ${rule}`

/** The unknown fields of a group under the names that are meant: the most similar ones, or the only one that is missing. */
export function* renames({ issues }: Reading, group: FieldPath, at: PartAt): Generator<Candidate> {
  const { value, names, fixed } = at(group)
  const absent = names.filter((name) => fieldOf(value, name) === undefined)
  const own = issues.filter(({ path }) => formatPath(path.slice(0, -1)) === formatPath(group))
  const unknown = own.filter(({ isUnknown }) => isUnknown)
  const missing = own.flatMap(({ path, isMissing }) => (isMissing ? String(path.at(-1)) : []))
  const only = unknown.length === 1 && missing.length === 1 ? missing[0] : undefined
  for (const { path, offset: start } of unknown) {
    const key = String(path.at(-1))
    const near = nearestName(key, absent)
    const put = near ?? only
    if (put === undefined) continue
    const question = `unknown field "${key}"; did you mean "${put}"?`
    const why = near ? question : withRule(question, fixed)
    const end = start + key.length
    yield { start, end, put, why, row: renames, safe: near !== undefined, changesWords: true, path, place: start }
  }
}

/** Fields in the group that they belong to: it is empty since they are not indented, or its own line is missing. */
export function* regroups({ text }: Reading, { path, offset }: SchemaIssue, at: PartAt): Generator<Candidate> {
  const group = path.slice(0, -1)
  const lines = linesOf(text)
  const line = lineAt(lines, offset)
  for (const name of at(group).names) {
    const { value, names } = at([...group, name])
    if (!names.includes(String(path.at(-1))) || (value ?? null) !== null) continue
    const isOwn = (each: YamlLine) =>
      indentOf(each) === indentOf(line) && names.includes(/^ *([\w-]+):/.exec(each.text)?.[1] ?? '')
    const block = blockOf(lines, line, (below) => indentOf(below) > indentOf(line) || isOwn(below))
    const own = block.filter(isOwn).map((each) => `"${each.text.trim().replace(/:.*/, '')}"`)
    const isEmpty = value === null
    const start = `${enumeration(own)} ${own.length === 1 ? 'belongs' : 'belong'} to "${name}"`
    yield {
      ...spanOf(block),
      put: (isEmpty ? '' : `${' '.repeat(indentOf(line))}${name}:\n`) + moveBlock(block, 2),
      why: isEmpty
        ? `wrong indentation: ${start}; put 2 spaces more before each of these lines than before "${name}"`
        : `${start}; write a line "${name}:" above, and put 2 spaces before each of these lines`,
      row: regroups,
      safe: isEmpty,
      place: offset,
    }
  }
}

/** A repeated field as the start of the next item, or without a line that is there twice. */
export function* repeats(reading: Reading, issue: SchemaIssue): Generator<Candidate> {
  const lines = linesOf(reading.text)
  const line = lineAt(lines, issue.offset)
  const why = repeatedMessage(reading, issue)
  if (why === undefined) return
  const { start, end } = spanOf([line])
  if (lines[line.index - 1]?.text === line.text)
    yield { start: start - 1, end, put: '', why, row: repeats, safe: false, changesWords: true, place: issue.offset }
  yield { start, end, put: line.text.replace(/^( *) {2}(?=\S)/, '$1- '), why, row: repeats, safe: false }
}

/** What is wrong with a field that is written twice; undefined where the one above it is too, since the first line of their item is missing. */
export const repeatedMessage = (
  { text, issues }: Reading,
  { offset, path: [name] }: SchemaIssue,
): string | undefined => {
  const lines = linesOf(text)
  const line = lineAt(lines, offset)
  const before = lines[line.index - 1]?.start ?? line.start
  if (issues.some(({ isRepeated, offset: at }) => isRepeated && before <= at && at < line.start)) return undefined
  const above = lines.slice(0, line.index)
  const isSame = (each: YamlLine) =>
    fieldColumn(each) === fieldColumn(line) && each.text.slice(fieldColumn(each)).startsWith(`${String(name)}:`)
  const other = above.findLast(isSame)?.text.replace(/^[ -]+/, '')
  const item = `${' '.repeat(Math.max(0, indentOf(line) - 2))}- `
  const [, first] = /^ *- ([\w-]+):/.exec(above.findLast((each) => each.text.startsWith(item))?.text ?? '') ?? []
  const next = first === name ? `"- ${line.text.trim()}"` : `"- ${first}: …" above this line`
  return `"${String(name)}" is written twice in one group${other ? `, above as ${quote(other)}` : ''}; keep one of the two lines${first ? `, or write ${next} if the next item starts here` : ''}`
}
