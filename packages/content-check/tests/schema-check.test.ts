import { checkSchema, createSource, readYaml, visitMeta } from '@site/content-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { reference } from '@/lib/content/schemas/addresses'

const problemsOf = (schema: z.ZodType, yaml: string): string[] => {
  const source = createSource('x.yaml', yaml)
  const { fields } = readYaml(source, 0, yaml.length)
  return checkSchema({ source, fields, schema }).map(
    ({ line, column, path, message }) => `${line}:${column} ${path}: ${message}`,
  )
}

describe('messages', () => {
  test('numbers outside open limits', () => {
    const schema = z.strictObject({ a: z.number().positive(), b: z.number().lt(3) })
    expect(problemsOf(schema, 'a: 0\nb: 3\n')).toEqual([
      '1:1 a: 0 is too small; write a number above 0',
      '2:1 b: 3 is too big; write a number below 3',
    ])
  })

  test('a document that is a list', () => {
    const schema = z.strictObject({ a: z.string(), b: z.string().optional() })
    expect(problemsOf(schema, '- a\n')).toEqual([
      '1:1 : found a list where fields are expected; write a, each on a line of its own with a colon, such as "a: …"',
    ])
  })

  test('names of Object.prototype are unknown fields', () => {
    const schema = z.strictObject({ a: z.string() })
    expect(problemsOf(schema, 'a: x\nconstructor: y\ntoString: z\n')).toEqual([
      '2:1 constructor: unknown field "constructor"; remove it, the fields here are a',
      '3:1 toString: unknown field "toString"; remove it, the fields here are a',
    ])
  })

  test('a missing discriminator', () => {
    const schema = z.strictObject({
      chart: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('a') }),
        z.strictObject({ kind: z.literal('b') }),
      ]),
    })
    expect(problemsOf(schema, 'chart:\n  x: 1\n')).toEqual(['1:1 chart.kind: missing field "kind"; write "a" or "b"'])
  })
})

test('references are visited at any depth', () => {
  const nested = z.strictObject({
    list: z.array(z.strictObject({ to: reference('Service', 'services', 'a').optional() })),
  })
  const found: string[] = []
  visitMeta(nested, { list: [{ to: 'a' }, {}, { to: 'b' }] }, (meta, value, path) => {
    if (meta['reference']) found.push(`${path.join('.')}=${value}`)
  })
  expect(found).toEqual(['list.0.to=a', 'list.2.to=b'])
})
