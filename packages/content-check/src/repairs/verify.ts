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

const countIn = (keys: readonly string[], key: string): number => keys.filter((each) => each === key).length

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
  const before = isTried ? check(source.text).map(keyOf) : []
  let attempts = 0
  const removes = (finding: Finding, repair: TextRepair): boolean => {
    attempts += 1
    if (!isTried || attempts > maxAttempts || attempts * source.text.length > mostRead) return false
    const after = check(applyTextRepair(source.text, repair)).map(keyOf)
    const isLess = countIn(after, keyOf(finding)) < countIn(before, keyOf(finding))
    return isLess && after.every((key) => countIn(after, key) <= countIn(before, key))
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
