import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alternatives, count, enumeration, nearest, quote } from '../src/index'

test('words are joined as a list', () => {
  expect([[], ['a'], ['a', 'b']].map(alternatives)).toEqual(['', 'a', 'a or b'])
  expect(enumeration(['a', 'b', 'c'])).toBe('a, b, and c')
  expect([0, 1, 2].map((amount) => count(amount, 'item'))).toEqual(['0 items', '1 item', '2 items'])
})

test('text is quoted, long values are cut off, and others stay as they are', () => {
  const values = ['blue', 3, undefined, 'a "b"\n', 'x'.repeat(200)]
  expect(values.map(quote)).toEqual(['"blue"', '3', 'undefined', '"a \\"b\\"\\n"', `"${'x'.repeat(57)}…"`])
  expect(quote(Array(50).fill(1))).toMatch(/^\[1,.*…$/)
})

describe('nearest', () => {
  const names = ['title', 'tags', 'preview']

  test.each([
    ['tilte', 'title'],
    ['titel', 'title'],
    ['Title', 'title'],
    ['titl', 'title'],
    ['prevew', 'preview'],
    ['tag', 'tags'],
    ['frequency', undefined],
    ['', undefined],
  ])('%s → %s', (word, expected) => expect(nearest(word, names)).toBe(expected))

  test('finds every name for itself and with one extra letter', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), fc.constantFrom('q', 'z'), (name, at, letter) => {
        const index = at % (name.length + 1)
        expect(nearest(name, names)).toBe(name)
        expect(nearest(name.slice(0, index) + letter + name.slice(index), names)).toBe(name)
      }),
    )
  })
})
