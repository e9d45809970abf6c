import { z } from 'zod'
import { isGroup, unwrap, variantsFor } from '../check/schema/walk'

/** Values that mean the same as leaving an optional field out. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

const orderGroup = (schema: z.ZodObject, value: Record<string, unknown>): Record<string, unknown> => {
  const known = Object.keys(schema.shape).filter((name) => Object.hasOwn(value, name))
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(schema.shape, name))
  const kept = known.filter((name) => !(schema.shape[name] instanceof z.ZodOptional && isNothing(value[name])))
  return Object.fromEntries([...kept, ...unknown].map((name) => [name, orderFields(schema.shape[name], value[name])]))
}

/**
 * The fields of a document in the order of its schema. Optional fields that are false or empty are left out; unknown ones
 * stay, at the end of their group.
 */
export const orderFields = (schema: unknown, value: unknown): unknown => {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodUnion) return orderFields(variantsFor(inner, value)[0], value)
  if (inner instanceof z.ZodObject && isGroup(value)) return orderGroup(inner, value)
  if (Array.isArray(value)) {
    const element = inner instanceof z.ZodArray ? inner.element : undefined
    return value.map((item) => orderFields(element, item))
  }
  return value
}
