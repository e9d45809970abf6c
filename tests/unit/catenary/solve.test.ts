import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parameterForLength, parameterForSag } from '@/lib/catenary'

const solvers = {
  sag: [parameterForSag, (a: number, span: number) => 2 * a * Math.sinh(span / 4 / a) ** 2, 1e-4, 20],
  length: [parameterForLength, (a: number, span: number) => 2 * a * Math.sinh(span / 2 / a), 1.0001, 30],
} as const

it.each(Object.entries(solvers))(
  'finds the parameter for a %s from nearly straight to very deep chains',
  (_, [solve, measure, min, max]) => {
    const ratios = fc.double({ noNaN: true, min, max })
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: 1, max: 5000 }), ratios, (span, ratio) => {
        expect(measure(solve(span, span * ratio), span) / (span * ratio)).toBeCloseTo(1, 9)
      }),
    )
  },
)

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
