import { describe, expect, it } from 'vitest'
import { arch, createPen, heightAt, part, path, sag } from '@/lib/catenary'
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
})

it('a pen does not accumulate rounding errors', () => {
  const pen = createPen(1).move({ x: 0, y: 0 })
  for (let i = 1; i <= 300; i += 1) pen.line({ x: i * 0.14, y: i * 0.06 })
  expect(readPath(pen.data()).at(-1)).toEqual({ x: expect.closeTo(42, 1), y: expect.closeTo(18, 1) })
})
