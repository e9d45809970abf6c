import type { z } from 'zod'
import { type FieldPath, formatPath } from './problem'
import { itemsIn } from './schema-messages'
import { schemaAt, valueAt } from './schema-walk'
import { isAt, isBelow, namesAt, type StructureCause, structureCause } from './structure-causes'
import { nearest } from './words'

type Issue = z.core.$ZodIssue

/** The structural mistakes behind some issues. */
export const findCauses = (issues: readonly Issue[], schema: z.ZodType, data: unknown): StructureCause[] => {
  const causes: StructureCause[] = []
  for (const issue of issues) {
    if (causes.some(({ explains }) => explains(issue))) continue
    const cause = structureCause(issue, issues, schema, data)
    if (cause) causes.push(cause)
  }
  return causes
}

/** The name before a text whose colon is missing, such as `title` in `title - Smart: Shelves`, or before one that is not followed by a space. */
const leadingName = (key: string): string => /^([\w-]+)(?:\W*\s|:)/.exec(key)?.[1] ?? key

/** The field that is missing and whose label in the forms is like a name: `photo` for `picture`. */
const nearestLabel = (key: string, schema: z.ZodType, data: unknown, path: FieldPath): string | undefined => {
  const absent = namesAt(schema, data, path).filter((name) => valueAt(data, [...path, name]) === undefined)
  const labels = new Map(absent.map((name) => [schemaAt(schema, data, [...path, name])?.meta()?.title ?? name, name]))
  const label = nearest(key, [...labels.keys()])
  return label && labels.get(label)
}

/**
 * The field that an unknown one is meant to be: the one with the most similar name or label, or the only one that is missing where this is
 * the only one too many.
 */
export const meantField = (
  key: string,
  issue: Issue & { code: 'unrecognized_keys' },
  issues: readonly Issue[],
  schema: z.ZodType,
  data: unknown,
): string | undefined => {
  const { path, keys } = issue
  const near = nearest(leadingName(key), namesAt(schema, data, path)) ?? nearestLabel(key, schema, data, path)
  if (near) return near
  const missing = issues.filter((other) => other.path.length === path.length + 1 && isBelow(other, path))
  const [only, ...others] = missing.filter((other) => valueAt(data, other.path) === undefined)
  return keys.length === 1 && only && others.length === 0 ? String(only.path.at(-1)) : undefined
}

/** The fields that are missing because their names are misspelled, and all fields of a group that has none of its own. */
const missingByName = (issue: Issue, issues: readonly Issue[], schema: z.ZodType, data: unknown): string[] => {
  if (issue.code !== 'unrecognized_keys') return []
  const { path, keys } = issue
  const known = namesAt(schema, data, path)
  const hasNone = path.length > 0 && known.every((name) => valueAt(data, [...path, name]) === undefined)
  const meant = hasNone ? known : keys.flatMap((key) => meantField(key, issue, issues, schema, data) ?? [])
  return meant.map((name) => formatPath([...path, name]))
}

/** Drops issues that follow from a wrong type, such as limits of length, from a misspelled name, or from items that are not separated. */
export const withoutConsequences = (issues: readonly Issue[], schema: z.ZodType, data: unknown): Issue[] => {
  const meant = new Set(issues.flatMap((issue) => missingByName(issue, issues, schema, data)))
  const wrongType = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? formatPath(path) : [])))
  const unseparated = issues.flatMap(({ path }) => (itemsIn(schema, data, path) ? [path.slice(0, -1)] : []))
  return issues.filter((issue) => {
    const path = formatPath(issue.path)
    if (valueAt(data, issue.path) === undefined && meant.has(path)) return false
    return !isAt(issue, ...unseparated) && (issue.code === 'invalid_type' || !wrongType.has(path))
  })
}
