import type { FieldsOfFile } from '../entry'
import { applyEdit, type Edit, type Problem, repairOf } from '../problem'

/** The most edits that are tried for the problems of one file. */
const mostTries = 60

const keyOf = ({ path, message }: Problem): string => `${path} ${message}`

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
  if (problems.every(({ edit }) => !edit)) return [...problems]
  const before = new Set(check(source.text).map(keyOf))
  let tries = 0
  const repairs = (problem: Problem, edit: Edit): boolean => {
    tries += 1
    if (tries > mostTries) return false
    const after = check(applyEdit(source.text, edit)).map(keyOf)
    return !after.includes(keyOf(problem)) && after.every((key) => before.has(key))
  }
  return problems.map(({ edit, ...problem }) => {
    const right = edit && waysOf(edit, entry).find((way) => repairs(problem, way))
    const repair = right && repairOf(source, right, right.safe === true && problem.path !== 'body')
    return repair ? { ...problem, repair } : problem
  })
}
