import { expect, test } from 'vitest'
import { z } from 'zod'
import { collection, createCheck } from '../src/index'
import { settings } from './kitchen'

const text = z.string().refine((value) => !value.includes('\n'), 'must be one line')
const group = z.strictObject({ x: z.string() })
const fields = z.strictObject({ x: z.string(), y: z.string(), z: z.string().optional() })
const [pairs, groups] = [z.array(z.array(z.string()).length(2)), z.strictObject({ a: group, b: group })]

test.each<[why: string, field: z.ZodType, yaml: string, found: object]>([
  [
    'a repair after which a list has the items of the next one is not safe',
    pairs,
    'a:\n  - - a\n    - b\n  - c\n    - d\n',
    { repair: { from: 4, to: 4, lines: ['    - c'], safe: false } },
  ],
  [
    'the line that starts in another column than its group is named, not those below it',
    groups,
    'a:\n   a:\n    x: one\n  b:\n    x: two\n',
    { line: 2, repair: { from: 2, to: 2, lines: ['  a:'], safe: true } },
  ],
  [
    'a backslash before a small letter is no line break',
    text,
    'a: "What \\new"\n',
    expect.not.objectContaining({ repair: expect.anything() }),
  ],
  ['a line break in a line is left out', text, 'a: "What\\nNew"\n', { repair: { lines: ['a: What New'] } }],
  ['a number at an open limit', z.number().positive(), 'a: 0\n', { message: '0 is too small; write a number above 0' }],
  ['a number at an upper one', z.number().lt(3), 'a: 3\n', { message: '3 is too big; write a number below 3' }],
  [
    'names of Object.prototype are unknown fields, and the others are listed',
    fields,
    'a: { x: one, y: two, constructor: three }\n',
    { line: 1, message: 'unknown field "constructor"; remove it, the fields here are x, y, and z' },
  ],
  [
    'a text in place of a group is told which fields it needs',
    fields,
    'a: one\n',
    {
      message: 'found the text "one" where fields are expected; write x and y below it, each on a line such as "x: …"',
    },
  ],
])('%s', (_, field, yaml, found) => {
  const { files, links, fixCommand } = settings
  const shown = { label: 'Thing', summary: 'A thing.', paths: [] }
  const collections = { thing: collection('x.yaml', z.strictObject({ a: field }), shown) }
  const targets = () => ({ pages: new Map(), unread: new Set<string>() })
  const findings = createCheck({ collections, files, links, fixCommand, targets }).checkEntry('x.yaml', yaml, [])
  expect(findings).toMatchObject(findings.map((_, index) => (index === findings.length - 1 ? found : {})))
})
