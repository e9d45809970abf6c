import type { FieldsOfFile } from '../entry'
import { applyTextRepair, type Finding, type Repair, repairOf, type TextRepair } from '../finding'
import { withoutQuotes } from '../yaml'

/** The most repairs that are tried for the findings of one file. */
const maxAttempts = 24
/** The most characters that are read for it. */
const mostRead = 400_000
/** Of a file with so many findings, none is tried. */
const mostFindings = 100

const keyOf = ({ path, message }: Finding): string => `${path} ${message}`

const countsOf = (findings: readonly Finding[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const key of findings.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** A repair, and for a text of a field the same with double quotes around the whole text, which may need them. */
const waysOf = (repair: TextRepair, { source, fields: { texts } }: FieldsOfFile): TextRepair[] => {
  const before = source.text.slice(repair.start, repair.end)
  const isQuoting = withoutQuotes(before).trim() === withoutQuotes(repair.replacement).trim()
  const own = { ...repair, safe: repair.safe ?? isQuoting }
  const text = texts.find(({ start, raw }) => start <= repair.start && repair.end <= start + raw.length)
  if (!text || !(text.plain || repair.end - repair.start === text.raw.length)) return [own]
  const span = { start: text.start, end: text.start + text.raw.length }
  const words = applyTextRepair(text.raw, { ...repair, start: repair.start - span.start, end: repair.end - span.start })
  return [own, { ...own, ...span, replacement: JSON.stringify(words.replace(/\s*\n\s*/g, ' ')) }]
}

/**
 * Puts a repair beside each finding whose text repair removes it and makes no other. Of two that change the same lines, the later one is left out, to
 * be made after the other.
 * @param findings Those of one entry, from top to bottom.
 * @param check Finds the findings of its file with another text.
 */
export const verifyRepairs = (
  findings: readonly Finding[],
  entry: FieldsOfFile,
  check: (text: string) => readonly Finding[],
): Finding[] => {
  const { source } = entry
  const isTried = findings.length < mostFindings && findings.some(({ textRepair }) => textRepair)
  const before = countsOf(isTried ? check(source.text) : [])
  const beforeOf = (key: string): number => before.get(key) ?? 0
  let attempts = 0
  const removes = (finding: Finding, repair: TextRepair): boolean => {
    attempts += 1
    if (!isTried || attempts > maxAttempts || attempts * source.text.length > mostRead) return false
    const after = countsOf(check(applyTextRepair(source.text, repair)))
    const isLess = (after.get(keyOf(finding)) ?? 0) < beforeOf(keyOf(finding))
    return isLess && [...after].every(([each, count]) => count <= beforeOf(each))
  }
  const made: Repair[] = []
  return findings.map(({ textRepair, repair: own, ...finding }) => {
    const right = textRepair && waysOf(textRepair, entry).find((way) => removes(finding, way))
    const repair = own ?? (right && repairOf(source, right, right.safe === true && finding.path !== 'body'))
    const isTaken = ({ from, to }: Repair) =>
      repair && from <= Math.max(repair.from, repair.to) && repair.from <= Math.max(from, to)
    if (!repair || made.some(isTaken)) return finding
    made.push(repair)
    return { ...finding, repair }
  })
}
