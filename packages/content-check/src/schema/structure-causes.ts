import { z } from 'zod'
import { type FieldPath, formatPath } from '../problem'
import { enumeration, quote } from '../words'
import { fieldOf, fixedValues, isGroup, type PartAt, requiredFields } from './walk'

type Issue = z.core.$ZodIssue
export type KeysIssue = Issue & { code: 'unrecognized_keys' }

/** A mistake in the structure of an entry that makes zod report several issues. */
export interface StructureCause {
  path: FieldPath
  message: string
  /** Whether an issue follows from it. */
  explains: (issue: Issue) => boolean
}

const isSame = (path: FieldPath, place: FieldPath): boolean => formatPath(path) === formatPath(place)

/** Whether an issue is about a place or a part of it. */
const isBelow = ({ path }: Issue, place: FieldPath): boolean => isSame(path.slice(0, place.length), place)

/** A cause of an issue that also explains those of a place. */
const causeAt = (path: FieldPath, message: string, issue: Issue, place: FieldPath): StructureCause => ({
  path,
  message,
  explains: (other) => other === issue || isSame(other.path, place),
})

/** Fields of a group that is empty since they are not indented, or whose own line is missing. */
const outsideGroup = (issue: KeysIssue, at: PartAt): StructureCause | undefined => {
  const { path, keys } = issue
  for (const name of at(path).names) {
    const place = [...path, name]
    const group = at(place)
    const isEmpty = group.value === null
    const isAbsent = group.value === undefined && group.required.length > 0
    if (!keys.every((key) => group.names.includes(key)) || !(isEmpty || isAbsent)) continue
    if (isAbsent && !group.required.every((field) => keys.includes(field))) continue
    const fields = `${enumeration(keys.map((key) => `"${key}"`))} ${keys.length === 1 ? 'belongs' : 'belong'} to "${name}"`
    const message = isEmpty
      ? `wrong indentation: ${fields}; put 2 spaces more before each of these lines than before "${name}"`
      : `${fields}; write a line "${name}:" above, and put 2 spaces before each of these lines`
    return causeAt([...path, keys[0] ?? ''], message, issue, place)
  }
  return undefined
}

/** A field that starts at the left of the group above it, in which it is missing. */
const outdentedLast = (issue: KeysIssue, at: PartAt, issues: readonly Issue[]): StructureCause | undefined => {
  const [key = '', ...more] = issue.keys
  if (more.length > 0) return undefined
  const above = Object.keys(at(issue.path).value ?? {})
  let group: FieldPath = [...issue.path, above[above.indexOf(key) - 1] ?? '']
  for (let { value } = at(group); typeof value === 'object' && value !== null; { value } = at(group)) {
    const last = Array.isArray(value) ? value.length - 1 : (Object.keys(value).at(-1) ?? '')
    const place = [...group, key]
    if (at(place).value === undefined && issues.some(({ path }) => isSame(path, place))) {
      const message = `wrong indentation: "${key}" belongs to the group above; start this line in the column of "${String(last)}"`
      return causeAt([...issue.path, key], message, issue, place)
    }
    group = [...group, last]
  }
  return undefined
}

/** A group of one kind that has the fields of another one. */
const otherKind = ({ path }: KeysIssue, at: PartAt): StructureCause | undefined => {
  const { schema: union, value: group, names: own } = at(path)
  if (!(union instanceof z.ZodDiscriminatedUnion)) return undefined
  const { discriminator } = union.def
  const names = Object.keys(group ?? {})
  const other = union.options.find(
    (option): option is z.ZodObject =>
      option instanceof z.ZodObject &&
      requiredFields(option).every((name) => names.includes(name)) &&
      names.every((name) => Object.hasOwn(option.shape, name)),
  )
  if (!other) return undefined
  const [kind] = fixedValues(other.shape[discriminator])
  const wanted = enumeration(own.filter((name) => name !== discriminator))
  const message = `the fields below are those of ${quote(kind)}; write that here, or replace them by ${wanted}, those of ${quote(fieldOf(group, discriminator))}`
  return { path: [...path, discriminator], message, explains: (issue) => isBelow(issue, path) }
}

/** An item that is written as two, since its second line has a dash too. */
const dividedItem = ({ path }: Issue, at: PartAt): StructureCause | undefined => {
  const index = path.at(-2)
  const list = path.slice(0, -2)
  if (typeof index !== 'number') return undefined
  for (const second of [index, index + 1]) {
    const items = [second - 1, second].map((each) => [...list, each])
    const [above, below] = [at([...list, second - 1]).value, at([...list, second])]
    if (!isGroup(above) || !isGroup(below.value)) continue
    const [name] = Object.keys(below.value)
    const isDivided = Object.keys(below.value).every((key) => fieldOf(above, key) === undefined)
    if (!isDivided || !below.schema?.safeParse({ ...above, ...below.value }).success) continue
    const message = `the dash before "${name}" starts a new item; write two spaces in its place if it belongs to the item above`
    return { path: [...list, second], message, explains: (issue) => items.some((item) => isBelow(issue, item)) }
  }
  return undefined
}

const causeOf = (issue: Issue, at: PartAt, issues: readonly Issue[]): StructureCause | undefined =>
  (issue.code === 'unrecognized_keys'
    ? (outsideGroup(issue, at) ?? outdentedLast(issue, at, issues) ?? otherKind(issue, at))
    : undefined) ?? dividedItem(issue, at)

/** The mistakes in the structure of an entry from which some of its issues follow. */
export const findStructureCauses = (issues: readonly Issue[], at: PartAt): StructureCause[] => {
  const causes: StructureCause[] = []
  for (const issue of issues) {
    const cause = causes.some(({ explains }) => explains(issue)) ? undefined : causeOf(issue, at, issues)
    if (cause) causes.push(cause)
  }
  return causes
}
