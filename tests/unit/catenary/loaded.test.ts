import { describe, expect, it } from 'vitest'
import { heightAt, loadedChain, slopeAt } from '@/lib/catenary'

describe.each([
  ['no weight', []],
  ['one weight', [500]],
  ['two weights', [300, 700]],
  ['three weights', [150, 500, 850]],
])('a chain with %s', (_, at) => {
  const [x1, x2, y, a, load] = [0, 1000, 20, 1800, 0.14]
  const pieces = loadedChain(x1, x2, y, a, load, at)

  it('reaches from support to support with one curve between two points', () => {
    expect(pieces.map((piece) => piece.x1)).toEqual([x1, ...at])
    expect(pieces.map((piece) => piece.x2)).toEqual([...at, x2])
    expect(heightAt(pieces[0] as (typeof pieces)[0], x1)).toBeCloseTo(y)
    expect(heightAt(pieces.at(-1) as (typeof pieces)[0], x2)).toBeCloseTo(y)
  })

  it('is continuous at every weight, where its slope changes by the load', () => {
    for (const [i, x] of at.entries()) {
      const [before, after] = pieces.slice(i, i + 2)
      if (!before || !after) throw new Error('A piece is missing.')
      expect(heightAt(before, x)).toBeCloseTo(heightAt(after, x))
      expect(slopeAt(before, x) - slopeAt(after, x)).toBeCloseTo(load)
    }
  })
})
