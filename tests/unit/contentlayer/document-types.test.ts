import { expect, test } from 'vitest'
import { z } from 'zod'
import { toDocumentType } from '@/tools/contentlayer/document-types'

const definition = (schema: z.ZodObject) =>
  toDocumentType({ typeName: 'Thing', pattern: 'things/*.yaml', format: 'data', schema }).def()

test('converts every kind of zod field to its Contentlayer counterpart', () => {
  const { fields } = definition(
    z.strictObject({
      words: z.string().describe('Words'),
      day: z.iso.date(),
      count: z.int(),
      on: z.boolean().optional(),
      choice: z.enum(['a', 'b']),
      list: z.array(z.string()),
      shapes: z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.string() })]),
    }),
  )
  expect(fields).toMatchObject({
    words: { type: 'string', description: 'Words', required: true },
    day: { type: 'date', required: true },
    count: { type: 'number', required: true },
    on: { type: 'boolean', required: false },
    choice: { type: 'enum', options: ['a', 'b'] },
    list: { type: 'list', of: { type: 'string' } },
    shapes: { type: 'json' },
  })
})

test('converts nested objects and lists of objects to nested types', () => {
  const { fields } = definition(
    z.strictObject({ one: z.strictObject({ name: z.string() }), many: z.array(z.strictObject({ name: z.string() })) }),
  )
  expect(fields).toMatchObject({ one: { type: 'nested' }, many: { type: 'list' } })
})

test('throws with the name of a field without counterpart', () =>
  expect(() => definition(z.strictObject({ odd: z.null() }))).toThrow(
    'ThingOdd: a field of type "null" has no counterpart',
  ))
