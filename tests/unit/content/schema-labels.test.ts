import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { collections } from '@/lib/content/collections'

interface Field {
  path: string
  schema: z.ZodType
}

const unwrap = (schema: unknown): unknown => (schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema)

/** Every field and list item below a schema. The label and the example may be set on the optional wrapper. */
const fieldsBelow = (schema: unknown, path: string): Field[] => {
  const inner = unwrap(schema)
  const below = (child: unknown, name: string): Field[] =>
    child instanceof z.ZodType ? [{ path: name, schema: child }, ...fieldsBelow(child, name)] : []
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([name, field]) => below(field, `${path}.${name}`))
  return inner instanceof z.ZodArray ? below(inner.element, `${path}[]`) : []
}

const fields = Object.entries(collections).flatMap(([name, { schema }]) => fieldsBelow(schema, name))
const metaOf = ({ schema }: Field) => {
  const inner = unwrap(schema)
  return { ...(inner instanceof z.ZodType && inner.meta()), ...schema.meta() }
}

/** Texts, numbers, and days need an example; of choices, the values are listed instead. */
const needsExample = ({ schema }: Field): boolean => {
  const inner = unwrap(schema)
  return inner instanceof z.ZodString || inner instanceof z.ZodNumber || inner instanceof z.ZodStringFormat
}

describe('every field of every schema', () => {
  test('has a label of at most 60 characters', () => {
    const without = fields.filter((field) => {
      const { title } = metaOf(field)
      return typeof title !== 'string' || title.length === 0 || title.length > 60
    })
    expect(without.map(({ path }) => path)).toEqual([])
  })

  test('has an example that it accepts', () => {
    const without = fields.filter(needsExample).filter((field) => {
      const { examples } = metaOf(field)
      return !Array.isArray(examples) || !examples.every((example) => field.schema.safeParse(example).success)
    })
    expect(without.map(({ path }) => path)).toEqual([])
  })
})

test('labels of one group differ', () => {
  const labels = fields.map((field) => `${field.path.replace(/(?:\.\w+|\[\])$/, '')}: ${metaOf(field).title}`)
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
})
