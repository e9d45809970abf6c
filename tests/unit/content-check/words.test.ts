import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alternatives, count, enumeration, nearest, quote } from '@/lib/content/check/words'

test('joins words as a list', () => {
  expect(alternatives([])).toBe('')
  expect(alternatives(['a'])).toBe('a')
  expect(alternatives(['a', 'b'])).toBe('a or b')
  expect(enumeration(['a', 'b', 'c'])).toBe('a, b, and c')
})

test('numbers of things', () => {
  expect([count(0, 'item'), count(1, 'item'), count(2, 'item')]).toEqual(['0 items', '1 item', '2 items'])
})

describe('quote', () => {
  test('quotes text and leaves other values unchanged', () => {
    expect(quote('blue')).toBe('"blue"')
    expect(quote(3)).toBe('3')
    expect(quote(undefined)).toBe('undefined')
    expect(quote('a "b"\n')).toBe('"a \\"b\\"\\n"')
  })

  test('truncates long text', () => {
    expect(quote('x'.repeat(200))).toBe(`"${'x'.repeat(57)}…"`)
    expect(quote(Array(50).fill(1))).toMatch(/^\[1,.*…$/)
  })
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
  ])('%s → %s', (word, expected) => expect(nearest(word, names)).toBe(expected))

  test('returns nothing when no name is similar', () => {
    expect(nearest('frequency', names)).toBeUndefined()
    expect(nearest('', names)).toBeUndefined()
  })

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
