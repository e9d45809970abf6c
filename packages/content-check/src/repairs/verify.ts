import type { FieldsOfFile } from '../entry'
import { applyEdit, type Edit, type Problem, repairOf } from '../problem'

/** The most edits that are tried for the problems of one file. */
const mostTries = 24
/** The most characters that are read for it. */
const mostRead = 400_000
/** Of a file with more problems, none is tried. */
const mostProblems = 100

const keyOf = ({ path, message }: Problem): string => `${path} ${message}`

/** How often each problem is there. */
const countsOf = (problems: readonly Problem[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const key of problems.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const withoutQuotes = (text: string): string => text.replace(/["'“”„‘’‚\\]/g, '').trim()

/** An edit, and for a text of a field the same with double quotes around the whole text, which may need them. */
const waysOf = (edit: Edit, { source, fields: { texts } }: FieldsOfFile): Edit[] => {
  const isQuoting = withoutQuotes(source.text.slice(edit.start, edit.end)) === withoutQuotes(edit.put)
  const own = { ...edit, safe: edit.safe ?? isQuoting }
  const text = texts.find(({ start, raw }) => start <= edit.start && edit.end <= start + raw.length)
  if (!text || !(text.plain || edit.end - edit.start === text.raw.length)) return [own]
  const span = { start: text.start, end: text.start + text.raw.length }
  const words = applyEdit(text.raw, { ...edit, start: edit.start - span.start, end: edit.end - span.start })
  return [own, { ...own, ...span, put: JSON.stringify(words.replace(/\s*\n\s*/g, ' ')) }]
}

/**
 * Puts a repair beside each problem whose edit removes it and makes no other.
 * @param problems Those of one entry.
 * @param check Finds the problems of its file with another text.
 */
export const verifyRepairs = (
  problems: readonly Problem[],
  entry: FieldsOfFile,
  check: (text: string) => readonly Problem[],
): Problem[] => {
  const { source } = entry
  if (problems.length > mostProblems || problems.every(({ edit }) => !edit))
    return problems.map(({ edit: _, ...problem }) => problem)
  const before = countsOf(check(source.text))
  const beforeOf = (key: string): number => before.get(key) ?? 0
  let tries = 0
  const repairs = (problem: Problem, edit: Edit): boolean => {
    tries += 1
    if (tries > mostTries || tries * source.text.length > mostRead) return false
    const after = countsOf(check(applyEdit(source.text, edit)))
    const key = keyOf(problem)
    return (after.get(key) ?? 0) < beforeOf(key) && [...after].every(([each, count]) => count <= beforeOf(each))
  }
  return problems.map(({ edit, ...problem }) => {
    const right = edit && waysOf(edit, entry).find((way) => repairs(problem, way))
    const repair = right && repairOf(source, right, right.safe === true && problem.path !== 'body')
    return repair ? { ...problem, repair } : problem
  })
}
