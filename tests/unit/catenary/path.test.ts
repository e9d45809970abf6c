import { describe, expect, it } from 'vitest'
import {
  arch,
  createPen,
  dots,
  halves,
  hangers,
  heightAt,
  lines,
  part,
  path,
  polygon,
  sag,
  short,
} from '@/lib/catenary'
import { readPath } from './read-path'

describe('path', () => {
  it('writes one cubic for a shallow chain, as short as rounding allows', () => {
    expect(path(sag(0, 100, 0, 20))).toBe('M0 0c31.8 26.7 68.2 26.7 100 0')
  })

  it.each([
    ['a shallow chain', sag(0, 1200, 0, 60)],
    ['a deep chain', sag(0, 40, 0, 90)],
    ['an arch', arch(0, 560, 560, 560)],
  ])('keeps %s within a tenth and rounding of the true curve', (_, curve) => {
    for (const point of readPath(path(curve, 2))) {
      // Distance across the curve, since a small error in x is a large one in y on a steep leg.
      const slope = Math.hypot(1, (heightAt(curve, point.x + 1e-4) - heightAt(curve, point.x - 1e-4)) / 2e-4)
      expect(Math.abs(point.y - heightAt(curve, point.x)) / slope).toBeLessThan(0.12)
    }
  })

  it('starts and ends at the given points', () => {
    const ends = readPath(part(sag(0, 100, 0, 20), 25, 75))
    expect(ends[0]).toEqual({ x: 25, y: 15.2 })
    expect(ends.at(-1)?.x).toBeCloseTo(75, 1)
  })

  it('draws both halves from their supports to the middle', () => {
    const [left = '', right = ''] = halves(arch(0, 100, 50, 50)).split(/(?=M100)/)
    const middle = { x: expect.closeTo(50, 1), y: expect.closeTo(0, 1) }
    for (const [half, x] of [[left, 0] as const, [right, 100] as const]) {
      const points = readPath(half)
      expect([points[0], points.at(-1)]).toEqual([{ x, y: 50 }, middle])
    }
  })
})

describe('pen', () => {
  it('does not accumulate rounding errors', () => {
    const pen = createPen(1).move({ x: 0, y: 0 })
    for (let i = 1; i <= 300; i += 1) pen.line({ x: i * 0.14, y: i * 0.06 })
    expect(readPath(pen.data()).at(-1)).toEqual({ x: expect.closeTo(42, 1), y: expect.closeTo(18, 1) })
  })

  it.each([
    [0.5, '.5'],
    [-0.25, '-.3'],
    [-0.01, '0'],
    [12, '12'],
    [12.04, '12'],
  ])('shortens %s to %s', (value, text) => {
    expect(short(value)).toBe(text)
  })

  it('draws dots, lines, hangers and polygons', () => {
    const p = { x: 1, y: -2 }
    const q = { x: 3.1419, y: 4 }
    const r = { x: 0, y: 0 }
    expect(dots([p, q])).toBe('M1-2h0M3.1 4h0')
    expect(lines([[p, q]])).toBe('M1-2l2.1 6')
    expect(hangers([p, q], 10)).toBe('M1-2V10m2.1-6V10')
    expect(polygon([p, q, r], 2)).toBe('M1-2l2.14 6l-3.14-4z')
  })
})
