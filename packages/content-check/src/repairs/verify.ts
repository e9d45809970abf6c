import type { FieldsOfFile } from '../entry'
import { applyEdit, type Finding, repairOf, type TextRepair } from '../finding'

/** The most edits that are tried for the findings of one file. */
const maxAttempts = 24
/** The most characters that are read for it. */
const mostRead = 400_000
/** Of a file with more findings, none is tried. */
const mostFindings = 100

const keyOf = ({ path, message }: Finding): string => `${path} ${message}`

/** How often each finding is there. */
const countsOf = (findings: readonly Finding[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const key of findings.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const withoutQuotes = (text: string): string => text.replace(/["'“”„‘’‚\\]/g, '').trim()

/** An edit, and for a text of a field the same with double quotes around the whole text, which may need them. */
const waysOf = (edit: TextRepair, { source, fields: { texts } }: FieldsOfFile): TextRepair[] => {
  const isQuoting = withoutQuotes(source.text.slice(edit.start, edit.end)) === withoutQuotes(edit.replacement)
  const own = { ...edit, safe: edit.safe ?? isQuoting }
  const text = texts.find(({ start, raw }) => start <= edit.start && edit.end <= start + raw.length)
  if (!text || !(text.plain || edit.end - edit.start === text.raw.length)) return [own]
  const span = { start: text.start, end: text.start + text.raw.length }
  const words = applyEdit(text.raw, { ...edit, start: edit.start - span.start, end: edit.end - span.start })
  return [own, { ...own, ...span, replacement: JSON.stringify(words.replace(/\s*\n\s*/g, ' ')) }]
}

/**
 * Puts a repair beside each finding whose edit removes it and makes no other.
 * @param findings Those of one entry.
 * @param check Finds the findings of its file with another text.
 */
export const verifyRepairs = (
  findings: readonly Finding[],
  entry: FieldsOfFile,
  check: (text: string) => readonly Finding[],
): Finding[] => {
  const { source } = entry
  if (findings.length > mostFindings || findings.every(({ textRepair }) => !textRepair))
    return findings.map(({ textRepair: _, ...finding }) => finding)
  const before = countsOf(check(source.text))
  const beforeOf = (key: string): number => before.get(key) ?? 0
  let attempts = 0
  const repairs = (finding: Finding, edit: TextRepair): boolean => {
    attempts += 1
    if (attempts > maxAttempts || attempts * source.text.length > mostRead) return false
    const after = countsOf(check(applyEdit(source.text, edit)))
    const key = keyOf(finding)
    return (after.get(key) ?? 0) < beforeOf(key) && [...after].every(([each, count]) => count <= beforeOf(each))
  }
  return findings.map(({ textRepair: edit, ...finding }) => {
    const right = edit && waysOf(edit, entry).find((way) => repairs(finding, way))
    const repair = right && repairOf(source, right, right.safe === true && finding.path !== 'body')
    return repair ? { ...finding, repair } : finding
  })
}
