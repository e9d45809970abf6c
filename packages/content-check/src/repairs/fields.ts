import type { z } from 'zod'
import { spaces } from '../body/nodes'
import type { Edit, FieldPath, Problem, Source } from '../problem'
import { applyEdit, createSource, formatPath, problemIn, repairOf } from '../problem'
import { partsOf } from '../schema/walk'
import { indentOf, lineAt, linesOf, spanOf } from '../yaml/lines'
import { issueCandidates, refusalCandidates } from './candidates'
import { blockOf, countStray } from './indentation'
import { type Reading, type Refusal, readText, type SchemaIssue } from './reading'
import { repeatedMessage } from './structure'
import type { Candidate } from './table'

/** The most edits that are tried in one file: each is read by the parser and compared with the schema. */
const mostTries = 250
/** Where the parser finds more errors, the first one is reported as it stands. */
const mostErrors = 100
/** The most characters that are read for it. */
const mostRead = 1_000_000
/** The most mistakes of one file that are looked for, since they may follow from each other. */
const mostMistakes = 40

/** An edit with what is read after it. */
interface Tried {
  candidate: Candidate
  reading: Reading
  /** Whether another edit of the same kind is as good and means something else. */
  isAmbiguous: boolean
}

/** Whether less is wrong after an edit. */
type IsBetter = (after: Reading, candidate: Candidate) => boolean

/** Letters and digits: what an author has written, whatever stands between. The number of an item is none of it. */
const wordsOf = (text: string): string => text.replace(/^ *\d+[.)] /gm, '').replace(/[^\p{L}\p{N}]/gu, '')

/** Which of two lists has the lower number where they first differ: negative for the first one. */
const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((each, index) => each - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0

/** Whether an edit keeps every word: one that leaves something out makes anything valid. */
const keepsWords = (text: string, { start, end, put, changesWords }: Candidate): boolean =>
  changesWords || wordsOf(put).endsWith(wordsOf(text.slice(start, end)))

/** Whether the edited lines have what belongs there: a field too many in them tells that they were meant in another way. */
const fits = ({ candidate: { start, put }, reading: { refusals, issues } }: Tried): boolean =>
  !issues.some(({ offset, end, isStructural, isUnknown, isMissing }) => {
    const last = isUnknown ? offset : end
    const isInside = offset <= start + put.length && last >= start
    return isInside && isStructural && !(isMissing && refusals.length > 0)
  })

/** What is wrong after an edit, what matters most first: where reading ends, as seen from the end of the text, what the schema refuses, and lines that stand or were moved elsewhere. */
const rankOf = ({ candidate: { start, put }, reading: { text, refusals, issues } }: Tried): number[] => {
  const [first] = refusals
  const certain = first ? issues.filter(({ offset, isMissing }) => offset < first.offset && !isMissing) : issues
  const structural = certain.filter(({ isStructural }) => isStructural).length
  const unread = first ? text.length - first.offset : -1
  return [unread, structural, certain.length, countStray(text, start, start + put.length), put.split('\n').length]
}

/** Whether items of a list that has too many or too few may have come from another one. */
const mayHoldOthers = ({ candidate: { start, put }, reading: { issues } }: Tried): boolean =>
  issues.some(({ isWrongLength, offset, end }) => isWrongLength && offset <= start && end >= start + put.length)

/** The fields of a file while their mistakes are repaired, one after the other. */
class FieldRepair {
  readonly problems: Problem[] = []
  /** Whether lines have been left out: only values that are there can be judged. */
  isPartial = false
  /** The file with its repairs, and with empty lines where none was found. */
  source: Source
  /** Ids of the issues that have been dealt with. */
  private readonly done = new Set<string>()
  private tries = 0
  private read = 0

  /** @param start The offset of the fields in their file. */
  constructor(
    file: Source,
    private readonly start: number,
    public reading: Reading,
    private readonly schema: z.ZodType,
  ) {
    this.source = { ...file, origins: file.lineStarts.map((_, index) => index + 1) }
  }

  /** Repairs or reports the first mistake. @returns Whether there was one, and others may follow. */
  repairNext(): boolean {
    const [refusal] = this.reading.refusals
    if (this.read > mostRead || (this.problems.length > 0 && this.isHopeless)) return false
    if (refusal) return this.repairRefusal(refusal)
    const issue = this.reading.issues.find((each) => this.isOpen(each))
    if (issue) this.repairIssue(issue)
    return issue !== undefined
  }

  private get isHopeless(): boolean {
    return this.reading.document.errors.length > mostErrors
  }

  /** Repairs what keeps YAML from being read, or leaves it out. */
  private repairRefusal(refusal: Refusal): boolean {
    const { reading, schema } = this
    const { offset, path, message } = refusal
    const rest = reading.text.length - offset
    const isBetter: IsBetter = ({ text, refusals: [next] }, { start, put }) =>
      !next || (text.length - next.offset < rest && next.offset > start + put.length)
    const { names } = partsOf(schema, reading.data)([])
    const found = this.findRepair(refusalCandidates(reading, refusal, names), isBetter)
    if (found) {
      this.accept(found, offset, path)
      return true
    }
    // The same mistake in the next line follows from the one before.
    if (message !== this.problems.at(-1)?.message) this.report(offset, path, message)
    return this.leaveOut(offset)
  }

  /** What is missing, or there twice, may be so because of the lines that have been left out. */
  private isOpen({ id, isStructural, isMissing, isRepeated }: SchemaIssue): boolean {
    return isStructural && !this.done.has(id) && !(this.isPartial && (isMissing || isRepeated))
  }

  /** Repairs a field too many or too few. */
  private repairIssue(issue: SchemaIssue): void {
    const { reading, schema } = this
    const known = new Set(reading.issues.flatMap(({ id, isStructural }) => (isStructural ? id : [])))
    const isNew = ({ id, isStructural }: SchemaIssue) => isStructural && !known.has(id)
    const isBetter: IsBetter = ({ refusals, issues }, { start }) =>
      refusals.length === 0 &&
      issues.length < reading.issues.length &&
      !issues.some((each) => each.id === issue.id || isNew(each)) &&
      // The schema finds nothing inside a field that it does not know.
      !issues.some(({ isUnknown, offset, end }) => isUnknown && offset <= start && start <= end)
    const found = this.findRepair(issueCandidates(reading, issue, partsOf(schema, reading.data)), isBetter)
    const message = issue.isRepeated ? repeatedMessage(reading, issue) : undefined
    if (found) this.accept(found, issue.offset, issue.path)
    else if (message) this.report(issue.offset, issue.path, message)
    this.done.add(issue.id)
  }

  private findRepair(candidates: Iterable<Candidate>, isBetter: IsBetter): Tried | undefined {
    let best: Tried | undefined
    if (this.isHopeless) return undefined
    for (const candidate of candidates) {
      this.tries += 1
      this.read += this.reading.text.length
      if (this.tries > mostTries || this.read > mostRead) break
      const reading = readText(applyEdit(this.reading.text, candidate), this.schema)
      const tried = { candidate, reading, isAmbiguous: false }
      if (!isBetter(reading, candidate) || !fits(tried)) continue
      const difference = best ? compare(rankOf(tried), rankOf(best)) : -1
      if (!best || difference < 0) best = tried
      else if (difference === 0 && candidate.row === best.candidate.row)
        best.isAmbiguous ||= JSON.stringify(reading.data) !== JSON.stringify(best.reading.data)
    }
    return best
  }

  /** Makes an edit, and reports the mistake, with the edit as its repair where that is certain. */
  private accept(found: Tried, offset: number, path: FieldPath): void {
    const { candidate, reading, isAmbiguous } = found
    const { start, end, put, safe, place } = candidate
    const column = indentOf({ text: this.reading.text.slice(start) })
    // Where a line is left out, those around it may be meant to start in another column.
    const mayMove = !this.isPartial || indentOf({ text: put }) === column
    const isCertain = !isAmbiguous && mayMove && keepsWords(this.reading.text, candidate)
    const repair = isCertain && repairOf(this.source, this.inFile(candidate), safe && !mayHoldOthers(found))
    const isInside = start <= offset && offset <= end
    const at = place ?? Math.max(isInside ? offset : 0, start + column)
    this.report(at, candidate.path ?? path, candidate.why, repair || undefined)
    this.change(candidate, reading)
  }

  /** Empties the lines of what cannot be read. @returns Whether there were any. */
  private leaveOut(offset: number): boolean {
    const { text } = this.reading
    const lines = linesOf(text)
    const line = lineAt(lines, offset)
    if (line.text.trim() === '') return false
    const { start, end } = spanOf(blockOf(lines, line))
    const edit = { start, end, put: spaces(text.slice(start, end)) }
    this.read += text.length
    this.isPartial = true
    this.change(edit, readText(applyEdit(text, edit), this.schema))
    return true
  }

  /** Puts an edit into the file, and remembers from which line each line came. */
  private change(edit: Edit, reading: Reading): void {
    const { file, text, origins = [], changed = [] } = this.source
    const { start, end, put } = this.inFile(edit)
    const first = text.slice(0, start).split('\n').length - 1
    const below = first + text.slice(start, end).split('\n').length
    const lines = put.split('\n')
    // Added lines stand above the edited ones.
    const added = Math.max(0, lines.length - (below - first))
    const own = lines.map((_, index) => origins[first + Math.max(0, index - added)] ?? 1)
    this.source = {
      ...createSource(file, applyEdit(text, { start, end, put })),
      origins: [...origins.slice(0, first), ...own, ...origins.slice(below)],
      changed: new Set([...changed, ...origins.slice(first, below)]),
    }
    this.reading = reading
  }

  private inFile({ start, end, put }: Edit): Edit {
    return { start: this.start + start, end: this.start + end, put }
  }

  private report(index: number, path: FieldPath, message: string, repair?: Problem['repair']): void {
    const problem = problemIn(this.source, this.start, formatPath(path), { index, message })
    this.problems.push(repair ? { ...problem, repair } : problem)
  }
}

/** Finds what keeps fields from being read as they are meant, each with its repair; goes on in the repaired text, so that one run finds all. */
export const repairFields = (file: Source, start: number, written: Reading, schema: z.ZodType): FieldRepair => {
  const repair = new FieldRepair(file, start, written, schema)
  let mistakes = 0
  while (mistakes < mostMistakes && repair.repairNext()) mistakes += 1
  return repair
}
