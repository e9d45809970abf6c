import { stringify } from 'yaml'
import type { z } from 'zod'
import { spaces } from '../body/nodes'
import type { BareFinding, FieldPath, Finding, Repair, Source, TextRepair } from '../finding'
import { applyTextRepair, createSource, findingAt, formatPath, repairOf } from '../finding'
import { partsOf } from '../schema/walk'
import { indentOf, lineAt, spanOf, withoutQuotes } from '../yaml'
import { blockOf } from './indentation'
import { repairsOfError, repairsOfIssue, repeatedFinding } from './possible-repairs'
import { isStructural, type ParseError, type ParseResult, readText, type SchemaIssue } from './reading'
import type { PossibleRepair } from './table'

/** The most repairs that are tried in one file: each is read by the parser and compared with the schema. */
const maxAttempts = 250
/** Where the parser finds more errors, no repair is tried, and the first one is reported. */
const mostErrors = 100
/** The most characters that are read for it. */
const mostRead = 700_000
/** The most mistakes of one file that are looked for, since they may follow from each other. */
const mostMistakes = 40

interface Tried {
  repair: PossibleRepair
  result: ParseResult
  /** Whether another one of the same kind is as good and means something else. */
  isAmbiguous: boolean
}

type IsBetter = (after: ParseResult, repair: PossibleRepair) => boolean

/** Letters and digits: what an author has written, whatever stands between. The number of an item is none of it. */
const wordsOf = (text: string): string => text.replace(/^ *\d+[.)] /gm, '').replace(/[^\p{L}\p{N}]/gu, '')

/** Which of two lists has the lower number where they first differ: negative for the first one. */
const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((each, index) => each - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0

/** Whether a repair keeps every word: one that leaves something out makes anything valid. */
const keepsWords = (text: string, { start, end, replacement, changesWords }: PossibleRepair): boolean =>
  changesWords || wordsOf(replacement).endsWith(wordsOf(text.slice(start, end)))

/** Whether the edited lines have what belongs there: a field too many in them, which was not before, tells that they were meant in another way. */
const fits = ({ repair: { start, replacement }, result: { errors, issues } }: Tried, before: ParseResult): boolean =>
  !issues.some((issue) => {
    if (/^(?:unknown|missing)$/.test(issue.kind) && before.issues.some(({ id }) => id === issue.id)) return false
    const last = issue.kind === 'unknown' ? issue.offset : issue.end
    const isInside = issue.offset <= start + replacement.length && last >= start
    return isInside && isStructural(issue) && !(issue.kind === 'missing' && errors.length > 0)
  })

/** What is wrong after a repair, what matters most first: where reading ends, as seen from the end of the text, and what the schema refuses. */
const rankOf = ({ result: { text, errors, issues } }: Tried): number[] => {
  const [first] = errors
  const certain = first ? issues.filter(({ offset, kind }) => offset < first.offset && kind !== 'missing') : issues
  return [first ? text.length - first.offset : -1, certain.filter(isStructural).length, certain.length]
}

/** How many lines after a repair the canonical form does not have, and how many it writes: what tells repairs of one rank apart. */
const layoutOf = ({ repair, result: { text, data } }: Tried): number[] => {
  const linesIn = (yaml: unknown) => withoutQuotes(`${yaml}`).split('\n')
  const canonical = new Set(linesIn(stringify(data, { lineWidth: 0 })))
  return [linesIn(text).filter((line) => !canonical.has(line)).length, repair.replacement.split('\n').length]
}

/** Whether items of a list that has too many or too few may have come from another one. */
const mayHoldOthers = ({ repair: { start, replacement }, result: { issues } }: Tried): boolean =>
  issues.some(({ kind, offset, end }) => kind === 'length' && offset <= start && end >= start + replacement.length)

/** The fields of a file while their mistakes are repaired, one after the other. */
class FieldRepair {
  readonly findings: Finding[] = []
  /** Whether lines have been left out: only values that are there can be judged. */
  isPartial = false
  /** The file with its repairs, and with empty lines where none was found. */
  source: Source
  /** Ids of the issues that have been dealt with. */
  private readonly done = new Set<string>()
  private tries = 0
  private read = 0

  result: ParseResult

  /** @param start The offset of the fields in their file. */
  constructor(
    file: Source,
    private readonly start: number,
    end: number,
    private readonly schema: z.ZodType,
  ) {
    this.source = { ...file, origins: file.lineStarts.map((_, index) => index + 1) }
    this.result = readText(file.text.slice(start, end), schema)
    if (this.result.document.errors.length > mostErrors) this.read = mostRead
  }

  /** Repairs or reports the first mistake. @returns Whether there was one, and others may follow. */
  repairNext(): boolean {
    const [error] = this.result.errors
    if (this.read > mostRead) return false
    if (error) return this.repairError(error)
    // What is missing, or there twice, may be so because of the lines that have been left out.
    const mayFollow = ({ kind }: SchemaIssue) => this.isPartial && /^(?:missing|twice)$/.test(kind)
    const isOpen = (each: SchemaIssue) => isStructural(each) && !this.done.has(each.id) && !mayFollow(each)
    const issue = this.result.issues.find(isOpen)
    if (issue) this.repairIssue(issue)
    return issue !== undefined
  }

  /** Repairs what keeps YAML from being read, or leaves it out. */
  private repairError(error: ParseError): boolean {
    const { result } = this
    const { offset, path, found } = error
    const isBetter: IsBetter = ({ text, errors: [next] }, { start, replacement }) =>
      !next || (text.length - next.offset < result.text.length - offset && next.offset > start + replacement.length)
    const repair = this.findRepair(repairsOfError(result, error, partsOf(this.schema, result.data)), isBetter)
    if (repair) this.accept(repair, offset, path)
    // The same mistake in the next line follows from the one before.
    else if (found.id !== this.findings.at(-1)?.id) this.report(offset, path, found)
    return repair !== undefined || this.leaveOut(offset)
  }

  /** Repairs a field too many or too few. */
  private repairIssue(issue: SchemaIssue): void {
    const { result, schema } = this
    const known = new Set(result.issues.filter(isStructural).map(({ id }) => id))
    const isNew = (other: SchemaIssue) => isStructural(other) && !known.has(other.id)
    const isBetter: IsBetter = ({ errors, issues }, { start }) =>
      errors.length === 0 &&
      issues.length < result.issues.length &&
      !issues.some((each) => each.id === issue.id || isNew(each)) &&
      // The schema finds nothing inside a field that it does not know.
      !issues.some(({ kind, offset, end }) => kind === 'unknown' && offset <= start && start <= end)
    const found = this.findRepair(repairsOfIssue(result, issue, partsOf(schema, result.data)), isBetter)
    const twice = issue.kind === 'twice' ? repeatedFinding(result, issue) : undefined
    if (found) this.accept(found, issue.offset, issue.path)
    else if (twice) this.report(issue.offset, issue.path, twice)
    this.done.add(issue.id)
  }

  private findRepair(repairs: Iterable<PossibleRepair>, isBetter: IsBetter): Tried | undefined {
    let best: Tried | undefined
    for (const repair of repairs) {
      this.tries += 1
      this.read += this.result.text.length
      if (this.tries > maxAttempts || this.read > mostRead) break
      const result = readText(applyTextRepair(this.result.text, repair), this.schema)
      const tried = { repair, result, isAmbiguous: false }
      if (!isBetter(result, repair) || !fits(tried, this.result)) continue
      const differenceIn = (by: typeof rankOf) => (best ? compare(by(tried), by(best)) : -1)
      const difference = differenceIn(rankOf) || differenceIn(layoutOf)
      if (!best || difference < 0) best = tried
      else if (difference === 0 && repair.found.id === best.repair.found.id)
        best.isAmbiguous ||= JSON.stringify(result.data) !== JSON.stringify(best.result.data)
    }
    return best
  }

  /** Makes a repair, and reports the mistake, with the repair where that is certain. */
  private accept(found: Tried, offset: number, path: FieldPath): void {
    const { repair, result, isAmbiguous } = found
    const { start, end, replacement, safe, place } = repair
    const column = indentOf({ text: this.result.text.slice(start) })
    // Where a line is left out, those around it may be meant to start in another column.
    const mayMove = !this.isPartial || indentOf({ text: replacement }) === column
    const isCertain = !isAmbiguous && mayMove && keepsWords(this.result.text, repair)
    const ofLines = isCertain && repairOf(this.source, this.inFile(repair), safe && !mayHoldOthers(found))
    const at = place ?? Math.max(start <= offset && offset <= end ? offset : 0, start + column)
    this.report(at, repair.path ?? path, repair.found, ofLines || undefined)
    this.change(repair, result)
  }

  /** Empties the lines of what cannot be read. @returns Whether there were any. */
  private leaveOut(offset: number): boolean {
    const { text, lines } = this.result
    const line = lineAt(lines, offset)
    if (line.text.trim() === '') return false
    const { start, end } = spanOf(blockOf(lines, line))
    const repair = { start, end, replacement: spaces(text.slice(start, end)) }
    this.read += text.length
    this.isPartial = true
    this.change(repair, readText(applyTextRepair(text, repair), this.schema))
    return true
  }

  /** Puts a repair into the file, and remembers from which line each line came. */
  private change(repair: TextRepair, result: ParseResult): void {
    const { file, text, origins = [], changed = [] } = this.source
    const { start, end, replacement } = this.inFile(repair)
    const first = text.slice(0, start).split('\n').length - 1
    const below = first + text.slice(start, end).split('\n').length
    const lines = replacement.split('\n')
    // Added lines stand above the edited ones.
    const added = Math.max(0, lines.length - (below - first))
    const own = lines.map((_, index) => origins[first + Math.max(0, index - added)] ?? 1)
    this.source = {
      ...createSource(file, applyTextRepair(text, { start, end, replacement })),
      origins: [...origins.slice(0, first), ...own, ...origins.slice(below)],
      changed: new Set([...changed, ...origins.slice(first, below)]),
    }
    this.result = result
  }

  private inFile({ start, end, replacement }: TextRepair): TextRepair {
    return { start: this.start + start, end: this.start + end, replacement }
  }

  private report(index: number, path: FieldPath, found: BareFinding, repair?: Repair): void {
    const finding = findingAt(this.source, this.start + index, formatPath(path), found)
    this.findings.push(repair ? { ...finding, repair } : finding)
  }
}

/** Finds what keeps fields from being read as they are meant, each with its repair; goes on in the repaired text, so that one run finds all. */
export const repairFields = (file: Source, start: number, end: number, schema: z.ZodType): FieldRepair => {
  const repair = new FieldRepair(file, start, end, schema)
  let mistakes = 0
  while (mistakes < mostMistakes && repair.repairNext()) mistakes += 1
  return repair
}
