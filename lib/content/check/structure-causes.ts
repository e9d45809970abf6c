import { z } from 'zod'
import { type FieldPath, formatPath } from './problem'
import { fieldNames, fieldOf, isGroup, requiredFields, schemaAt, valueAt } from './schema-walk'
import { count, enumeration, quote } from './words'

type Issue = z.core.$ZodIssue

/** A mistake in the structure of a document that makes zod report several issues. */
export interface StructureCause {
  path: FieldPath
  message: string
  /** Whether an issue follows from it. */
  explains: (issue: Issue) => boolean
}

const isSame = (path: FieldPath, place: FieldPath): boolean => formatPath(path) === formatPath(place)

/** Whether an issue is about one of some places. */
export const isAt = ({ path }: Issue, ...places: FieldPath[]): boolean => places.some((place) => isSame(path, place))

/** Whether an issue is about a place or a part of it. */
export const isBelow = ({ path }: Issue, place: FieldPath): boolean => isSame(path.slice(0, place.length), place)

/** The names of the fields that the group at a path may have. */
export const namesAt = (schema: z.ZodType, data: unknown, path: FieldPath): string[] =>
  fieldNames(schemaAt(schema, data, path), valueAt(data, path))

/** A field that starts at the left of the group above it, in which it is missing. */
const outdentedLast = (issue: Issue, issues: readonly Issue[], data: unknown): StructureCause | undefined => {
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
const outdentedFields = (issue: Issue, schema: z.ZodType, data: unknown): StructureCause | undefined => {
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
const dividedItem = ({ path }: Issue, schema: z.ZodType, data: unknown): StructureCause | undefined => {
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

/** Fields of a group whose own line is missing. */
const fieldsWithoutGroup = (issue: Issue, schema: z.ZodType, data: unknown): StructureCause | undefined => {
  if (issue.code !== 'unrecognized_keys') return undefined
  const { path, keys } = issue
  const [first] = keys
  const name = namesAt(schema, data, path).find((each) => {
    const group = [...path, each]
    const own = namesAt(schema, data, group)
    const required = requiredFields(schemaAt(schema, data, group))
    const isComplete = required.length > 0 && required.every((field) => keys.includes(field))
    return valueAt(data, group) === undefined && isComplete && keys.every((key) => own.includes(key))
  })
  if (first === undefined || name === undefined) return undefined
  const message = `${enumeration(keys.map((key) => `"${key}"`))} ${keys.length === 1 ? 'belongs' : 'belong'} to "${name}"; write a line "${name}:" above, and put ${count(2, 'space')} before each of these lines`
  const group = [...path, name]
  return { path: [...path, first], message, explains: (other) => isAt(other, group) || other === issue }
}

/** A group of one kind that has the fields of another one. */
const otherKind = (issue: Issue, schema: z.ZodType, data: unknown): StructureCause | undefined => {
  const union = schemaAt(schema, data, issue.path)
  if (issue.code !== 'unrecognized_keys' || !(union instanceof z.ZodDiscriminatedUnion)) return undefined
  const { discriminator } = union.def
  const group = valueAt(data, issue.path)
  const kind = fieldOf(group, discriminator)
  const names = Object.keys(group ?? {})
  const other = union.options.find(
    (option): option is z.ZodObject =>
      option instanceof z.ZodObject &&
      requiredFields(option).every((name) => names.includes(name)) &&
      names.every((name) => Object.hasOwn(option.shape, name)),
  )
  const literal = other?.shape[discriminator]
  if (!(literal instanceof z.ZodLiteral)) return undefined
  const wanted = namesAt(schema, data, issue.path).filter((name) => name !== discriminator)
  const message = `the fields below are those of ${quote([...literal.values][0])}; write that here, or replace them by ${enumeration(wanted)}, those of ${quote(kind)}`
  return { path: [...issue.path, discriminator], message, explains: (each) => isBelow(each, issue.path) }
}

/** The mistake in the structure of a document from which an issue follows. */
export const structureCause = (
  issue: Issue,
  issues: readonly Issue[],
  schema: z.ZodType,
  data: unknown,
): StructureCause | undefined =>
  outdentedFields(issue, schema, data) ??
  outdentedLast(issue, issues, data) ??
  fieldsWithoutGroup(issue, schema, data) ??
  otherKind(issue, schema, data) ??
  dividedItem(issue, schema, data)
