import { z } from 'zod'
import { type EntryFields, fieldProblem, writtenNumber } from '../entry'
import { hasInvisible } from '../files/read-source'
import { type FieldPath, formatPath, type Problem } from '../problem'
import { alternatives, enumeration, nearest, quote } from '../words'
import { separatorMessage } from '../yaml/causes'
import { issueMessage, itemsIn, withRule } from './messages'
import { findStructureCauses, type KeysIssue, type StructureCause } from './structure-causes'
import { fixedValues, isGroup, type Part, type PartAt, partsOf } from './walk'

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
const meantField = (
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
const withoutConsequences = (issues: readonly Issue[], at: PartAt): Issue[] => {
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

/** A place in an entry and what is wrong there. */
type FieldProblem = Pick<StructureCause, 'path' | 'message'>

/** @param group The group that has no field of that name. */
const unknownField = (name: string, value: unknown, group: Part, meant?: string): string => {
  const separator = value === null ? separatorMessage(name, group.known) : undefined
  if (separator) return separator
  if (value === null && name.includes(' '))
    return `"${name}" is read as a field of its own; put the whole text, with its comma, in double quotes`
  if (name.startsWith('//')) return 'a note starts with "#"; write it in place of "//"'
  if (meant && /\s/.test(name) && !nearest(name.replace(/\s/g, ''), [meant]))
    return `the colon after "${meant}" is missing; write "${meant}: " before the text`
  return meant
    ? `unknown field "${name}"; did you mean "${meant}"?`
    : `unknown field "${name}"; remove it, the fields here are ${enumeration(group.names)}`
}

const unknownFields = (issue: KeysIssue, issues: readonly Issue[], at: PartAt): FieldProblem[] =>
  issue.keys
    .filter((key) => !hasInvisible(key))
    .map((key) => {
      const path = [...issue.path, key]
      const meant = meantField(key, issue, issues, at)
      const group = at(issue.path)
      const message = unknownField(key, at(path).value, group, meant)
      return { path, message: nearest(key, group.names) ? message : withRule(message, group.fixed) }
    })

/** Zod reports only that no member of a union fits; this is about its discriminator: misspelled, missing, or with another value. */
const discriminatorProblem = (path: FieldPath, at: PartAt): FieldProblem | undefined => {
  const place = path.slice(0, -1)
  const { schema: union, value: group } = at(place)
  if (!(union instanceof z.ZodDiscriminatedUnion) || path.at(-1) !== union.def.discriminator) return undefined
  const { discriminator } = union.def
  const values = union.options.flatMap((option) =>
    option instanceof z.ZodObject ? fixedValues(option.shape[discriminator]).map(quote) : [],
  )
  const found = at(path).value
  if (found !== undefined)
    return { path, message: `${quote(found)} is not one of the allowed values; write ${alternatives(values)}` }
  const misspelled = isGroup(group) ? Object.keys(group).find((key) => nearest(key, [discriminator])) : undefined
  return misspelled
    ? { path: [...place, misspelled], message: `unknown field "${misspelled}"; did you mean "${discriminator}"?` }
    : { path, message: `missing field "${discriminator}"; write ${alternatives(values)}` }
}

/** The issues of an entry whose other lines cannot be read: those of values that are wrong whatever stands in these lines. */
const certainIssues = (issues: readonly Issue[], entry: EntryFields, at: PartAt): Issue[] => {
  const texts = new Set(entry.fields.texts.map(({ path }) => formatPath(path)))
  // A line below an unreadable one may be the rest of its text.
  const isBelow = (path: FieldPath): boolean =>
    entry.unreadable?.includes(fieldProblem(entry, path, '').line - 1) ?? false
  return issues.flatMap((issue): Issue[] => {
    const { value, schema, names } = at(issue.path)
    if (issue.code === 'unrecognized_keys') {
      const keys = issue.keys.filter((key) => nearest(key, names) && !isBelow([...issue.path, key]))
      return keys.length > 0 ? [{ ...issue, keys }] : []
    }
    const isText = typeof value === 'string' && texts.has(formatPath(issue.path))
    const isValue = isText || typeof value === 'number' || typeof value === 'boolean'
    return isValue && !schema?.safeParse(value).success ? [issue] : []
  })
}

/** Compares the fields of an entry with its schema; every issue gets a position and a message. */
export const checkSchema = (entry: EntryFields): Problem[] => {
  const { setup, source, fields, schema, unreadable } = entry
  const { data } = fields
  if (data === undefined) return []
  const at = partsOf(schema, data, setup.known)
  if (data === null) {
    if (unreadable || source.text.trim() === '') return []
    return [fieldProblem(entry, [], `the entry has no fields; write ${enumeration(at([]).required)}`)]
  }
  const { error } = schema.safeParse(data)
  if (!error) return []
  const all = unreadable ? certainIssues(error.issues, entry, at) : error.issues
  const causes = unreadable ? [] : findStructureCauses(all, at)
  const others = all.filter((issue) => !causes.some(({ explains }) => explains(issue)))
  const problems = withoutConsequences(others, at).flatMap((issue): FieldProblem[] => {
    if (issue.code === 'unrecognized_keys') return unknownFields(issue, all, at)
    const discriminator = issue.code === 'invalid_union' ? discriminatorProblem(issue.path, at) : undefined
    const { path } = issue
    return [discriminator ?? { path, message: issueMessage(issue, at, writtenNumber(entry, path)) }]
  })
  return [...causes, ...problems].map(({ path, message }) => fieldProblem(entry, path, message))
}
