import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { collection, createCheck } from '../src/index'
import { settings } from './kitchen'

/** What the check says of a file with a schema of its own. */
const problemsOf = (schema: z.ZodObject, yaml: string): string[] => {
  const shown = { label: 'Thing', summary: 'A thing.', shownOn: [] }
  const { files, links, fixCommand } = settings
  const targets = () => ({ pages: new Map(), unread: new Set<string>() })
  const collections = { thing: collection('x.yaml', schema, shown) }
  const check = createCheck({ collections, files, links, fixCommand, targets })
  return check
    .checkEntry('x.yaml', yaml, [])
    .map(({ line, column, path, message }) => `${line}:${column} ${path}: ${message}`)
}

describe('messages', () => {
  test('numbers outside open limits', () => {
    const schema = z.strictObject({ a: z.number().positive(), b: z.number().lt(3) })
    expect(problemsOf(schema, 'a: 0\nb: 3\n')).toEqual([
      '1:1 a: 0 is too small; write a number above 0',
      '2:1 b: 3 is too big; write a number below 3',
    ])
  })

  test('an entry that is a list', () => {
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
    expect(problemsOf(schema, 'chart:\n  x: 1\n')).toEqual(['1:1 chart.kind: missing field "kind"; add it: "a" or "b"'])
  })
})
