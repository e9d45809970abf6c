import { z } from 'zod'
import type { FieldPath } from '../finding'

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

const childSchema = (schema: unknown, name: PropertyKey): unknown => {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) return inner.shape[String(name)]
  return inner instanceof z.ZodArray ? inner.element : undefined
}

/** The schema that describes the field at `path`, with optional wrappers removed. */
export const schemaAt = (schema: z.ZodType, path: FieldPath): z.ZodType | undefined => {
  const found = unwrap(path.reduce<unknown>(childSchema, schema))
  return found instanceof z.ZodType ? found : undefined
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
}

export type PartAt = (path: FieldPath) => Part

export const partsOf =
  (schema: z.ZodType, data: unknown): PartAt =>
  (path) => {
    const own = schemaAt(schema, path)
    // The hint, or the label where that says enough; they may be set on a schema or on the wrapper that makes it optional.
    const all = [path.reduce<unknown>(childSchema, schema), own]
    const [outer, inner] = all.map((each) => (each instanceof z.ZodType ? each.meta() : undefined))
    const help = outer?.description ?? outer?.title ?? inner?.description ?? inner?.title
    const names = own instanceof z.ZodObject ? Object.keys(own.shape) : []
    return { value: valueAt(data, path), schema: own, names, required: requiredFields(own), help }
  }
