import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearest } from '../src/index'

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
