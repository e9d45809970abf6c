import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { collection, createCheck } from '../src/index'
import { settings } from './kitchen'

/** The findings of a file with a schema of its own. */
const check = (schema: z.ZodObject, yaml: string) => {
  const shown = { label: 'Thing', summary: 'A thing.', shownOn: [] }
  const { files, links, fixCommand } = settings
  const targets = () => ({ pages: new Map(), unread: new Set<string>() })
  const collections = { thing: collection('x.yaml', schema, shown) }
  return createCheck({ collections, files, links, fixCommand, targets }).checkEntry('x.yaml', yaml, [])
}

/** What the check says of it. */
const findingsOf = (schema: z.ZodObject, yaml: string): string[] =>
  check(schema, yaml).map(({ line, column, path, message }) => `${line}:${column} ${path}: ${message}`)

test('a repair after which a list has the items of the next one is not safe', () => {
  const schema = z.strictObject({ rows: z.array(z.array(z.string()).length(2)) })
  const repairs = check(schema, 'rows:\n  - - a\n    - b\n  - c\n    - d\n').flatMap(({ repair }) => repair ?? [])
  expect(repairs).toEqual([{ from: 4, to: 4, lines: ['    - c'], safe: false }])
})

test('the line that starts in another column than its group is named, not those below it', () => {
  const group = z.strictObject({ x: z.string() })
  const schema = z.strictObject({ all: z.strictObject({ a: group, b: group }) })
  const repair = { from: 2, to: 2, lines: ['  a:'], safe: true }
  expect(check(schema, 'all:\n   a:\n    x: one\n  b:\n    x: two\n')).toMatchObject([{ line: 2, repair }])
})

test('a backslash before a small letter is not taken for a line break that can be left out', () => {
  const title = z.string().refine((text) => !text.includes('\n'), 'must be one line')
  const repairsOf = (yaml: string) => check(z.strictObject({ title }), yaml).map(({ repair }) => repair?.lines)
  expect(repairsOf('title: "What \\new"\n')).toEqual([undefined])
  expect(repairsOf('title: "What\\nNew"\n')).toEqual([['title: What New']])
})

describe('messages', () => {
  test('numbers outside open limits', () => {
    const schema = z.strictObject({ a: z.number().positive(), b: z.number().lt(3) })
    expect(findingsOf(schema, 'a: 0\nb: 3\n')).toEqual([
      '1:1 a: 0 is too small; write a number above 0',
      '2:1 b: 3 is too big; write a number below 3',
    ])
  })

  test('names of Object.prototype are unknown fields', () => {
    const schema = z.strictObject({ a: z.string() })
    expect(findingsOf(schema, 'a: x\nconstructor: y\ntoString: z\n')).toEqual([
      '2:1 constructor: unknown field "constructor"; remove it, the fields here are a',
      '3:1 toString: unknown field "toString"; remove it, the fields here are a',
    ])
  })
})
