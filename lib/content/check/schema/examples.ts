import { stringify } from 'yaml'
import { z } from 'zod'

/** Longer examples are harder to read than the names of the fields. */
const longestLine = 120

const isOptional = (schema: unknown): boolean => schema instanceof z.ZodOptional

/** A value that a schema allows, from the examples of its fields, or undefined. */
const exampleValue = (schema: unknown): unknown => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return exampleValue(schema.unwrap())
  const [example] = schema instanceof z.ZodType ? ((schema.meta()?.['examples'] as unknown[] | undefined) ?? []) : []
  if (example !== undefined) return example
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodLiteral) return [...schema.values][0]
  if (schema instanceof z.ZodBoolean) return true
  if (schema instanceof z.ZodUnion) return exampleValue(schema.options[0])
  if (schema instanceof z.ZodArray) {
    const item = exampleValue(schema.element)
    return item === undefined ? undefined : [item]
  }
  if (!(schema instanceof z.ZodObject)) return undefined
  const fields = Object.entries(schema.shape).filter(([, field]) => !isOptional(field))
  const values = fields.map(([name, field]) => [name, exampleValue(field)])
  return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values)
}

/**
 * A field as one line of YAML with an example that its schema allows: `figure: { value: "80", unit: "%" }`.
 * Undefined where there is no example, or where it is too long for a message.
 */
export const exampleLine = (name: string, schema: z.ZodType | undefined): string | undefined => {
  const value = exampleValue(schema)
  if (value === undefined) return undefined
  const line = `${name}: ${stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim()}`
  if (line.length > longestLine || line.includes('\n') || !schema?.safeParse(value).success) return undefined
  return line
}
