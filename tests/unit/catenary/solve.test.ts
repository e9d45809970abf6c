import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parameterForLength, parameterForSag } from '@/lib/catenary'

const solvers = {
  sag: {
    solve: parameterForSag,
    measure: (a: number, span: number) => 2 * a * Math.sinh(span / 4 / a) ** 2,
    ratios: [1e-4, 20],
  },
  length: {
    solve: parameterForLength,
    measure: (a: number, span: number) => 2 * a * Math.sinh(span / 2 / a),
    ratios: [1.0001, 30],
  },
} as const

describe.each(Object.entries(solvers))('the parameter for a %s', (_, { solve, measure, ratios: [min, max] }) => {
  it('solves from nearly straight to very deep chains', () => {
    const range = { noNaN: true, min, max }
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: 1, max: 5000 }), fc.double(range), (span, ratio) => {
        expect(measure(solve(span, span * ratio), span) / (span * ratio)).toBeCloseTo(1, 9)
      }),
    )
  })
})

it.each([
  [parameterForSag, 0, 10],
  [parameterForSag, 100, 0],
  [parameterForSag, Number.POSITIVE_INFINITY, 1],
  [parameterForLength, 100, 100],
  [parameterForLength, 100, 0],
  [parameterForLength, 1, Number.MAX_VALUE],
])('%o rejects %d with %d', (solve, span, value) => {
  expect(() => solve(span, value)).toThrow(RangeError)
})
