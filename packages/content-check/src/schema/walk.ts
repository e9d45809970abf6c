import { z } from 'zod'
import type { FieldPath } from '../problem'

/** True for a group of fields: an object that is not a list. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of one field of a group, or undefined. */
export const fieldOf = (value: unknown, name: PropertyKey): unknown => {
  if (Array.isArray(value)) return typeof name === 'number' ? value[name] : undefined
  return isGroup(value) && Object.hasOwn(value, name) ? value[String(name)] : undefined
}

/** The value at a path, or undefined where the path leaves the entry. */
export const valueAt = (value: unknown, path: FieldPath): unknown => path.reduce<unknown>(fieldOf, value)

/** A schema without the wrappers that make it optional. */
export const unwrap = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? unwrap(schema.unwrap()) : schema

/** The values of a field that has only certain ones, as the one has by which the members of a union differ. */
export const fixedValues = (schema: unknown): unknown[] => {
  const inner = unwrap(schema)
  return inner instanceof z.ZodLiteral ? [...inner.values] : []
}

/** The values by which the members of a union differ, in the field that has them; none for other fields. */
const kindsOf = (union: unknown, name: PropertyKey | undefined): unknown[] =>
  union instanceof z.ZodDiscriminatedUnion && name === union.def.discriminator
    ? union.options.flatMap((each) => (each instanceof z.ZodObject ? fixedValues(each.shape[String(name)]) : []))
    : []

/** The members of a union that `value` may be: the one that its discriminator names, or all. */
export const variantsFor = (schema: z.ZodUnion, value: unknown): unknown[] => {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [...schema.options]
  const { discriminator } = schema.def
  const matching = schema.options.filter(
    (option) =>
      option instanceof z.ZodObject && fixedValues(option.shape[discriminator]).includes(fieldOf(value, discriminator)),
  )
  return matching.length > 0 ? matching : [...schema.options]
}

/** The schema of one field or list item below `schema`. */
const childSchema = (schema: unknown, name: PropertyKey, value: unknown): unknown => {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) return inner.shape[String(name)]
  if (inner instanceof z.ZodArray) return inner.element
  if (!(inner instanceof z.ZodUnion)) return undefined
  for (const option of variantsFor(inner, value)) {
    const found = childSchema(option, name, value)
    if (found) return found
  }
  return undefined
}

/** The schema that describes the field at `path`, with optional wrappers removed. */
export const schemaAt = (schema: z.ZodType, data: unknown, path: FieldPath): z.ZodType | undefined => {
  let current: unknown = schema
  let value = data
  for (const part of path) {
    current = childSchema(current, part, value)
    value = fieldOf(value, part)
  }
  const found = unwrap(current)
  return found instanceof z.ZodType ? found : undefined
}

/** The hint of a schema, or its label where that says enough. */
const wordsOf = (schema: unknown): string | undefined => {
  const meta = schema instanceof z.ZodType ? schema.meta() : undefined
  return meta?.description ?? meta?.title
}

/** Names of the fields that a group may have. */
const fieldNames = (schema: z.ZodType | undefined, value: unknown): string[] => {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (!(schema instanceof z.ZodUnion)) return []
  const options = variantsFor(schema, value).filter((option) => option instanceof z.ZodType)
  return [...new Set(options.flatMap((option) => fieldNames(option, value)))]
}

/** Names of the fields that a group must have. */
export const requiredFields = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject
    ? Object.keys(schema.shape).filter((name) => !(schema.shape[name] instanceof z.ZodOptional))
    : []

/** A part of an entry with the schema that describes it. */
export interface Part {
  value: unknown
  schema: z.ZodType | undefined
  /** Names of the fields that it may have. */
  names: readonly string[]
  /** Names of the fields that it must have. */
  required: readonly string[]
  /** What it is, in the words of its schema. */
  help: string | undefined
  /** The values by which the members of the union around it differ. */
  kinds: readonly unknown[]
  /** A sentence for groups whose members cannot be chosen. */
  fixed: string | undefined
}

/** Gives the part of an entry at a path. */
export type PartAt = (path: FieldPath) => Part

/** The parts of an entry. */
export const partsOf =
  (schema: z.ZodType, data: unknown): PartAt =>
  (path) => {
    const [place, name] = [path.slice(0, -1), path.at(-1)]
    const [value, group, parent] = [valueAt(data, path), valueAt(data, place), schemaAt(schema, data, place)]
    // Words may be set on a schema or on the wrapper that makes it optional.
    const wrapped = name === undefined ? schema : childSchema(parent, name, group)
    const inner = unwrap(wrapped)
    const own = inner instanceof z.ZodType ? inner : undefined
    const fixed = own?.meta()?.['fixed'] as string | undefined
    const help = wordsOf(wrapped) ?? wordsOf(own)
    const kinds = kindsOf(parent, name)
    return { value, schema: own, names: fieldNames(own, value), required: requiredFields(own), help, kinds, fixed }
  }

/** Calls `visit` for every present field whose schema carries metadata, with its value and path. */
export const visitMeta = (
  schema: unknown,
  value: unknown,
  visit: (meta: Record<string, unknown>, value: unknown, path: FieldPath) => void,
  path: FieldPath = [],
): void => {
  const inner = unwrap(schema)
  if (value === undefined || !(inner instanceof z.ZodType)) return
  const meta = inner.meta()
  if (meta) visit(meta, value, path)
  if (inner instanceof z.ZodUnion) {
    for (const option of variantsFor(inner, value)) {
      if (!(option instanceof z.ZodType) || !option.safeParse(value).success) continue
      visitMeta(option, value, visit, path)
      return
    }
  }
  if (!Array.isArray(value) && !isGroup(value)) return
  const names = Array.isArray(value) ? value.keys() : Object.keys(value)
  for (const name of names) visitMeta(childSchema(inner, name, value), fieldOf(value, name), visit, [...path, name])
}
