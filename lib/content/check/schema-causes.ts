import type { z } from 'zod'
import { type FieldPath, formatPath } from './problem'
import { itemsIn } from './schema-messages'
import { fieldNames, fieldOf, isGroup, schemaAt, valueAt } from './schema-walk'
import { count, enumeration, nearest } from './words'

type Issue = z.core.$ZodIssue

/** A mistake in the structure of a document that makes zod report several issues. */
interface Cause {
  path: FieldPath
  message: string
  /** Whether an issue follows from it. */
  explains: (issue: Issue) => boolean
}

const isAt = ({ path }: Issue, ...places: FieldPath[]): boolean =>
  places.some((place) => formatPath(place) === formatPath(path))
const isBelow = ({ path }: Issue, place: FieldPath): boolean =>
  isAt({ path: path.slice(0, place.length) } as Issue, place)

const namesAt = (schema: z.ZodType, data: unknown, path: FieldPath): string[] =>
  fieldNames(schemaAt(schema, data, path), valueAt(data, path))

/** A field that starts at the left of the group above it, in which it is missing. */
const outdentedLast = (issue: Issue, issues: readonly Issue[], data: unknown): Cause | undefined => {
  if (issue.code !== 'unrecognized_keys') return undefined
  const [key, ...more] = issue.keys
  const above = Object.keys(valueAt(data, issue.path) ?? {})
  let group: FieldPath = [...issue.path, above[above.indexOf(key ?? '') - 1] ?? '']
  for (let value = valueAt(data, group); typeof value === 'object' && value !== null; value = valueAt(data, group)) {
    const last = Array.isArray(value) ? value.length - 1 : (Object.keys(value).at(-1) ?? '')
    const place = [...group, key ?? '']
    if (more.length === 0 && issues.some((other) => isAt(other, place) && valueAt(data, place) === undefined)) {
      const message = `wrong indentation: "${key}" belongs to the group above; start this line in the column of "${String(last)}"`
      return { path: [...issue.path, key ?? ''], message, explains: (other) => isAt(other, place) || other === issue }
    }
    group = [...group, last]
  }
  return undefined
}

/** Fields without indentation below their group, which is empty for this reason. */
const outdentedFields = (issue: Issue, schema: z.ZodType, data: unknown): Cause | undefined => {
  if (issue.code !== 'unrecognized_keys') return undefined
  const { path, keys } = issue
  for (const name of namesAt(schema, data, path)) {
    const group = [...path, name]
    const own = valueAt(data, group) === null ? namesAt(schema, data, group) : []
    const outside = keys.filter((key) => own.includes(key))
    const [first] = outside
    if (first === undefined || outside.length < keys.length) continue
    const message = `wrong indentation: ${enumeration(outside.map((key) => `"${key}"`))} ${outside.length === 1 ? 'belongs' : 'belong'} to "${name}"; put ${count(2, 'space')} more before each of these lines than before "${name}"`
    return { path: [...path, first], message, explains: (other) => isAt(other, group) || other === issue }
  }
  return undefined
}

/** An item that is written as two, since its second line has a dash too. */
const dividedItem = ({ path }: Issue, schema: z.ZodType, data: unknown): Cause | undefined => {
  const index = path.at(-2)
  const list = path.slice(0, -2)
  if (typeof index !== 'number') return undefined
  for (const second of [index, index + 1]) {
    const [above, below] = [valueAt(data, [...list, second - 1]), valueAt(data, [...list, second])]
    if (!isGroup(above) || !isGroup(below)) continue
    const [name] = Object.keys(below)
    const isDivided = Object.keys(below).every((key) => fieldOf(above, key) === undefined)
    if (!isDivided || !schemaAt(schema, data, [...list, second])?.safeParse({ ...above, ...below }).success) continue
    const message = `the dash before "${name}" starts a new item; write two spaces in its place if it belongs to the item above`
    const items = [second - 1, second].map((each) => [...list, each])
    return { path: items[1] ?? list, message, explains: (issue) => items.some((item) => isBelow(issue, item)) }
  }
  return undefined
}

/** The structural mistakes behind some issues. */
export const findCauses = (issues: readonly Issue[], schema: z.ZodType, data: unknown): Cause[] => {
  const causes: Cause[] = []
  for (const issue of issues) {
    if (causes.some(({ explains }) => explains(issue))) continue
    const cause =
      outdentedFields(issue, schema, data) ?? outdentedLast(issue, issues, data) ?? dividedItem(issue, schema, data)
    if (cause) causes.push(cause)
  }
  return causes
}

/** The name before a text whose colon is missing, such as `title` in `title - Smart: Shelves`, or before one that is not followed by a space. */
const leadingName = (key: string): string => /^([\w-]+)(?:\W*\s|:)/.exec(key)?.[1] ?? key

/**
 * The field that an unknown one is meant to be: the one with the most similar name, or the only one that is missing where this is
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
  const near = nearest(leadingName(key), namesAt(schema, data, path))
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
