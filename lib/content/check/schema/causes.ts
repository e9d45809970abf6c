import type { z } from 'zod'
import { type FieldPath, formatPath } from '../problem'
import { nearest } from '../words'
import { itemsIn } from './messages'
import type { KeysIssue } from './structure-causes'
import type { PartAt } from './walk'

type Issue = z.core.$ZodIssue

/** The name before a text whose colon is missing, such as `title` in `title - Smart: Shelves`, or before one that is not followed by a space. */
const leadingName = (key: string): string => /^([\w-]+)(?:\W*\s|:)/.exec(key)?.[1] ?? key

/** The field that is missing and whose label in the forms is like a name: `photo` for `picture`. */
const nearestLabel = (key: string, at: PartAt, path: FieldPath): string | undefined => {
  const absent = at(path).names.filter((name) => at([...path, name]).value === undefined)
  const labels = new Map(absent.map((name) => [at([...path, name]).schema?.meta()?.title ?? name, name]))
  return labels.get(nearest(key, [...labels.keys()]) ?? '')
}

/**
 * The field that an unknown one is meant to be: the one with the most similar name or label, or the only one that is missing where this is
 * the only one too many.
 */
export const meantField = (
  key: string,
  { path, keys }: KeysIssue,
  issues: readonly Issue[],
  at: PartAt,
): string | undefined => {
  const near = nearest(leadingName(key), at(path).names) ?? nearestLabel(key, at, path)
  if (near) return near
  const group = formatPath(path)
  const missing = issues.filter(
    (other) =>
      formatPath(other.path.slice(0, -1)) === group &&
      other.path.length > path.length &&
      at(other.path).value === undefined,
  )
  return keys.length === 1 && missing.length === 1 ? String(missing[0]?.path.at(-1)) : undefined
}

/** The fields that are missing because their names are misspelled, and all fields of a group that has none of its own. */
const missingByName = (issue: Issue, issues: readonly Issue[], at: PartAt): string[] => {
  if (issue.code !== 'unrecognized_keys') return []
  const { path, keys } = issue
  const { names } = at(path)
  const hasNone = path.length > 0 && names.every((name) => at([...path, name]).value === undefined)
  const meant = hasNone ? names : keys.flatMap((key) => meantField(key, issue, issues, at) ?? [])
  return meant.map((name) => formatPath([...path, name]))
}

/** Drops issues that follow from a wrong type, such as limits of length, from a misspelled name, or from items that are not separated. */
export const withoutConsequences = (issues: readonly Issue[], at: PartAt): Issue[] => {
  const meant = new Set(issues.flatMap((issue) => missingByName(issue, issues, at)))
  const wrongType = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? formatPath(path) : [])))
  const unseparated = new Set(
    issues.flatMap(({ path }) => (itemsIn(path, at(path)) ? formatPath(path.slice(0, -1)) : [])),
  )
  return issues.filter(({ code, path: place }) => {
    const path = formatPath(place)
    if (at(place).value === undefined && meant.has(path)) return false
    return !unseparated.has(path) && (code === 'invalid_type' || !wrongType.has(path))
  })
}
