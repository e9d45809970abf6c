import type { z } from 'zod'
import { applyEdit, createSource, formatPath, type Problem, positionAt, repairOf, type Source } from '../problem'
import { type PartAt, partsOf } from '../schema/walk'
import { quote } from '../words'
import { indentOf, lineAt, linesOf, spanOf, type YamlLine } from '../yaml/lines'
import { blockOf, columnsNear, countStray, linesAround, moves } from './indentation'
import { type Reading, type Refusal, readText, type SchemaIssue } from './reading'
import { repeatedMessage, structureCandidates } from './structure'
import { type Candidate, type LineRow, lineRows } from './table'

/** The most edits that are tried in one file: each is read by the parser and compared with the schema. */
const mostTries = 250
/** The most mistakes of one file that are looked for, since they may follow from each other. */
const mostMistakes = 40

/** The edits that rows make on a line. */
function* rowsOn(rows: readonly LineRow[], line: YamlLine): Generator<Candidate> {
  for (const row of rows) {
    const match = row.find.exec(line.text)
    if (!match) continue
    const found = [...match]
    const puts = typeof row.put === 'function' ? [row.put(found).replaceAll('$', '$$$$')] : [row.put].flat()
    for (const put of puts) {
      const becomes = line.text.replace(row.find, put)
      if (becomes === line.text) continue
      const why = row.why
        .replace(/\{(\d)\}/g, (_, index) => found[index] ?? '')
        .replace('{line}', quote(becomes.trim()))
      const place = match.index > 0 ? { place: line.start + match.index } : {}
      yield { ...spanOf([line]), put: becomes, why, row, safe: row.safe ?? false, ...place }
    }
  }
}

/** A line with spaces in place of tabs and no-break spaces, in every column in which it may start. */
function* respaced(lines: readonly YamlLine[], line: YamlLine, why: string): Generator<Candidate> {
  const text = line.text.replace(/^[\t ]+/, (lead) => lead.replaceAll('\t', '  ')).replace(/[\t\u00a0]+/g, ' ')
  const place = line.start + line.text.search(/[\t\u00a0]/)
  const edit = { ...spanOf([line]), why, row: respaced, safe: true, place }
  const put = (column: number) => ({
    ...edit,
    put: /^[\t ]*\t/.test(line.text) ? ' '.repeat(column) + text.trimStart() : text,
  })
  for (const column of [indentOf({ text }), ...columnsNear(lines, { ...line, text })]) yield put(column)
}

/** The line of a group or list that is missing above lines which are indented for it. */
function* missingHeads(lines: readonly YamlLine[], line: YamlLine, names: readonly string[]): Generator<Candidate> {
  const absent = names.filter((name) => !lines.some(({ text }) => text.startsWith(`${name}:`)))
  for (const name of indentOf(line) === 2 ? absent : []) {
    const why = `the line "${name}:" is missing above this one; write it, or remove the spaces before this line`
    const edit = { start: line.start, end: line.start, put: `${name}:\n`, place: line.start + 2 }
    yield { ...edit, why, row: missingHeads, safe: false }
  }
}

/** Everything that is tried where YAML cannot be read. */
function* refusalCandidates({ text }: Reading, refusal: Refusal, names: readonly string[]) {
  const lines = linesOf(text)
  const line = lineAt(lines, refusal.offset)
  if (!line) return
  if (/[\t\u00a0]/.test(text.charAt(refusal.offset))) return yield* respaced(lines, line, refusal.message)
  const near = new Set(linesAround(lines, line))
  // A quote may be meant to end in a line below.
  const mark = text.charAt(refusal.offset)
  const endsBelow = (below: YamlLine) =>
    /["']/.test(mark) && /^[^"']*["']$/.test(below.text) && below.text.endsWith(mark)
  const isSure = !refusal.isSign && !lines.slice(line.index + 1).some(endsBelow)
  for (const each of near)
    for (const candidate of rowsOn(lineRows, each)) yield { ...candidate, safe: candidate.safe && isSure }
  for (const each of near) yield* moves(lines, each)
  for (const each of near) yield* missingHeads(lines, each, names)
}

/** Everything that is tried for a field too many or too few. */
function* issueCandidates(reading: Reading, issue: SchemaIssue, at: PartAt): Generator<Candidate> {
  const lines = linesOf(reading.text)
  const line = lineAt(lines, issue.offset)
  const isUnknown = issue.issue?.code === 'unrecognized_keys'
  const rows = lineRows.filter(({ forSchema }) => forSchema)
  if (line) yield* rowsOn(rows, line)
  yield* structureCandidates(reading, issue, at)
  if (line && isUnknown) yield* moves(lines, line)
}

/** Letters and digits: what an author has written, whatever stands between. The number of an item is none of it. */
const wordsOf = (text: string): string => text.replace(/^ *\d+[.)] /gm, '').replace(/[^\p{L}\p{N}]/gu, '')

/** Whether an edit keeps every word: one that leaves something out makes anything valid. */
const keepsWords = (text: string, { start, end, put }: Candidate): boolean =>
  wordsOf(put).endsWith(wordsOf(text.slice(start, end)))

/** How much is wrong, what matters most first: where reading ends, as seen from the end of the text, and what the schema refuses. */
const worth = ({ text, refusals: [first], issues }: Reading): number[] => {
  const certain = first ? issues.filter(({ offset, isMissing }) => offset < first.offset && !isMissing) : issues
  const structural = certain.filter(({ isStructural }) => isStructural).length
  return [first ? text.length - first.offset : -1, structural, certain.length - structural]
}

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((each, index) => each - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0

/** Whether less is wrong after an edit. */
type IsBetter = (after: Reading, candidate: Candidate) => boolean

interface Found {
  candidate: Candidate
  reading: Reading
  /** Whether another edit of the same kind is as good and means something else. */
  isAmbiguous: boolean
}

/** What a file with mistakes in its fields is, and what it would be without them. */
export interface Mended {
  /** The file with its repairs, and with empty lines where none was found. */
  source: Source
  /** The end of the fields in it. */
  end: number
  reading: Reading
  /** Whether lines have been left out: only values that are there can be judged. */
  isPartial: boolean
  problems: Problem[]
}

/** Finds what keeps fields from being read as they are meant, each with its repair; goes on in the repaired text, so that one run finds all. */
export const mendFields = (file: Source, start: number, written: Reading, schema: z.ZodType): Mended => {
  const firstLine = positionAt(file, start).line
  const problems: Problem[] = []
  const givenUp = new Set<string>()
  const changed = new Set<number>()
  let origins = Array.from(file.lineStarts, (_, index) => index + 1).slice(firstLine - 1)
  let now = written
  let isPartial = false
  let tries = 0
  const sourceNow = (): Source => ({ ...createSource(file.file, now.text), origins, changed })

  const findRepair = (candidates: Iterable<Candidate>, isBetter: IsBetter): Found | undefined => {
    let best: Found | undefined
    for (const candidate of candidates) {
      const text = applyEdit(now.text, candidate)
      tries += 1
      if (tries > mostTries) break
      const reading = readText(text, schema)
      if (!isBetter(reading, candidate) || !fits(reading, candidate)) continue
      const rank = (each: Found) => [
        ...worth(each.reading),
        countStray(each.reading.text, each.candidate.start, each.candidate.start + each.candidate.put.length),
        each.candidate.put.split('\n').length,
      ]
      const found = { candidate, reading, isAmbiguous: false }
      const difference = best ? compare(rank(found), rank(best)) : -1
      if (!best || difference < 0) best = found
      else if (difference === 0 && candidate.row === best.candidate.row)
        best.isAmbiguous ||= JSON.stringify(reading.data) !== JSON.stringify(best.reading.data)
    }
    return best
  }

  /** Whether the edited lines have what belongs there: a field too many in them tells that they were meant in another way. */
  const fits = ({ refusals, issues }: Reading, { start: from, put }: Candidate): boolean =>
    !issues.some(
      ({ issue, offset, end: to, isStructural, isMissing }) =>
        isStructural &&
        (issue?.code === 'unrecognized_keys' ? offset : to) >= from &&
        offset <= from + put.length &&
        !(isMissing && refusals.length > 0),
    )

  /** Puts an edit into the text, and remembers from which line each line came. */
  const change = (edit: Candidate, reading: Reading) => {
    const first = now.text.slice(0, edit.start).split('\n').length - 1
    const old = now.text.slice(edit.start, edit.end).split('\n').length
    const lines = edit.put.split('\n')
    for (const line of origins.slice(first, first + old)) changed.add(line)
    const own = origins[first] ?? firstLine
    const moved = lines.map((_, index) => origins[first + index - Math.max(0, lines.length - old)] ?? own)
    origins = [...origins.slice(0, first), ...moved, ...origins.slice(first + old)]
    now = reading
  }

  const isIn = ({ start, end }: Candidate, offset: number) => start <= offset && offset <= end
  const report = (offset: number, path: Problem['path'], message: string, repair?: Problem['repair']) => {
    const position = positionAt(sourceNow(), offset)
    problems.push({ file: file.file, ...position, path, message, ...(repair && { repair }) })
  }

  /** @param at Where the mistake was found. */
  const mend = ({ candidate, reading, isAmbiguous }: Found, at: number, path: string) => {
    const moves = indentOf({ text: candidate.put }) !== indentOf({ text: now.text.slice(candidate.start) })
    const keeps = candidate.changesWords || keepsWords(now.text, candidate)
    // Where a line is left out, those around it may be meant to start in another column.
    const isOffered = !isAmbiguous && keeps && !(isPartial && moves)
    // A list of another length than its field has may have got items of others.
    const hasOthers = reading.issues.some(
      ({ issue, offset, end }) =>
        (issue?.code === 'too_big' || issue?.code === 'too_small') &&
        issue.origin === 'array' &&
        offset <= candidate.start &&
        end >= candidate.start + candidate.put.length,
    )
    const repair = isOffered ? repairOf(sourceNow(), candidate, candidate.safe && !hasOthers) : undefined
    report(
      candidate.place ??
        Math.max(isIn(candidate, at) ? at : 0, candidate.start + indentOf({ text: now.text.slice(candidate.start) })),
      candidate.path ? formatPath(candidate.path) : path,
      candidate.why,
      repair,
    )
    change(candidate, reading)
  }

  const leaveOut = (lines: readonly YamlLine[], line: YamlLine | undefined): boolean => {
    if (!line || line.text.trim() === '') return false
    const edit = { ...spanOf(blockOf(lines, line)), why: '', row: leaveOut, safe: false }
    const put = now.text.slice(edit.start, edit.end).replace(/[^\n]/g, ' ')
    isPartial = true
    change({ ...edit, put }, readText(applyEdit(now.text, { ...edit, put }), schema))
    return true
  }

  for (let round = 0; round < mostMistakes; round += 1) {
    const at = partsOf(schema, now.data)
    const [refusal] = now.refusals
    if (refusal) {
      const tail = now.text.length - refusal.offset
      const isBetter: IsBetter = ({ text, refusals: [next] }, { start: from, put }) =>
        !next || (text.length - next.offset < tail && next.offset > from + put.length)
      const candidates = refusalCandidates(now, refusal, at([]).names)
      const found = findRepair(candidates, isBetter)
      if (found) mend(found, refusal.offset, formatPath(refusal.path))
      else {
        const lines = linesOf(now.text)
        // The same mistake in the next line follows from the one before.
        if (refusal.message !== problems.at(-1)?.message)
          report(refusal.offset, formatPath(refusal.path), refusal.message)
        if (!leaveOut(lines, lineAt(lines, refusal.offset))) break
      }
      continue
    }
    const issue = now.issues.find(
      ({ id, isStructural, isMissing }) =>
        isStructural && !givenUp.has(id) && !(isPartial && (isMissing || id.startsWith('twice'))),
    )
    if (!issue) break
    const ids = new Set(now.issues.flatMap(({ id, isStructural }) => (isStructural ? id : [])))
    const found = findRepair(
      issueCandidates(now, issue, at),
      ({ refusals, issues }, { start: from }) =>
        refusals.length === 0 &&
        issues.length < now.issues.length &&
        !issues.some(({ id, isStructural }) => id === issue.id || (isStructural && !ids.has(id))) &&
        // The schema finds nothing inside a field that it does not know.
        !issues.some(({ issue, offset, end }) => issue?.code === 'unrecognized_keys' && offset <= from && from <= end),
    )
    if (found) mend(found, issue.offset, formatPath(issue.path))
    else {
      givenUp.add(issue.id)
      const message = issue.issue === undefined ? repeatedMessage(now, issue) : undefined
      if (message !== undefined) report(issue.offset, String(issue.path[0]), message)
    }
  }
  const text = file.text.slice(0, start) + now.text + file.text.slice(start + written.text.length)
  const above = Array.from({ length: firstLine - 1 }, (_, index) => index + 1)
  const source = { ...createSource(file.file, text), origins: [...above, ...origins], changed }
  return { source, end: start + now.text.length, reading: now, isPartial, problems }
}
