import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arch,
  chain,
  cut,
  heightAt,
  joints,
  lengthBetween,
  lengthOf,
  parameterForLength,
  parameterForSag,
  path,
  pointAt,
  sag,
  slopeAt,
} from '@/lib/catenary'

const gap = (p: { x: number; y: number }, q: { x: number; y: number }) => Math.hypot(p.x - q.x, p.y - q.y)

describe('sag and arch', () => {
  it('hangs from both supports, lowest in the middle, and is an arch when turned over', () => {
    const hanging = sag(10, 110, 5, 30)
    const standing = arch(10, 110, 5, 30)
    const at = [10, 60, 110]
    expect(at.map((x) => Math.round(heightAt(hanging, x) * 1e9) / 1e9)).toEqual([5, 35, 5])
    expect(at.map((x) => Math.round(heightAt(standing, x) * 1e9) / 1e9)).toEqual([5, -25, 5])
    expect(slopeAt(hanging, 60)).toBeCloseTo(0, 12)
    expect(slopeAt(hanging, 10)).toBeGreaterThan(0)
  })

  it('has the length 2a sinh(span/2a) and the slope sinh(x/a)', () => {
    const curve = sag(0, 200, 0, 100 * (Math.cosh(1) - 1))
    expect(lengthOf(curve)).toBeCloseTo(200 * Math.sinh(1), 6)
    expect(slopeAt(curve, 200)).toBeCloseTo(-Math.sinh(1), 9)
    expect(lengthBetween(curve, 100, 200)).toBeCloseTo(lengthOf(curve) / 2, 6)
  })
})

describe('chain', () => {
  const coordinate = fc.integer({ min: -500, max: 500 })
  const support = fc.record({ x: coordinate, y: coordinate })

  it('meets both supports with the given length, level or not, in both directions', () => {
    fc.assert(
      fc.property(support, support, fc.double({ min: 1.01, max: 3, noNaN: true }), (from, to, slack) => {
        fc.pre(Math.abs(to.x - from.x) > 5)
        const straight = gap(from, to)
        const curve = chain(from, to, straight * slack)
        expect(gap(pointAt(curve, 0), from)).toBeLessThan(1e-6 * straight)
        expect(gap(pointAt(curve, 1), to)).toBeLessThan(1e-6 * straight)
        expect(lengthOf(curve) / (straight * slack)).toBeCloseTo(1, 6)
      }),
    )
  })

  it.each([
    [{ x: 30, y: 40 }, 50],
    [{ x: 0, y: 40 }, 80],
    [{ x: 1, y: 0 }, -1],
  ])('rejects an impossible chain: to %j with length %i', (to, length) => {
    expect(() => chain({ x: 0, y: 0 }, to, length)).toThrow(RangeError)
  })
})

it('cuts a chain into pieces of equal length, with joints between the supports and no point beyond them', () => {
  const curve = chain({ x: 80, y: 10 }, { x: 0, y: 60 }, 160)
  const points = cut(curve, 7)
  const pieces = points.slice(1).map((point, i) => lengthBetween(curve, points[i]?.x ?? Number.NaN, point.x))
  for (const piece of pieces) expect(piece).toBeCloseTo(lengthOf(curve) / 7, 5)
  expect(joints(curve, 4)).toEqual(cut(curve, 4).slice(1, 4))
  expect([pointAt(curve, -1), pointAt(curve, 2)]).toEqual([pointAt(curve, 0), pointAt(curve, 1)])
})

it('is written as one cubic where it is shallow, as short as rounding allows', () => {
  expect(path(sag(0, 100, 0, 20))).toBe('M0 0c31.8 26.7 68.2 26.7 100 0')
})

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
