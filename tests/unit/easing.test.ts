import { expect, it } from 'vitest'
import { cubicBezier } from '@/lib/easing'

it('is 0 at the start and 1 at the end, and clamped outside', () => {
  const ease = cubicBezier(0.5, 0, 0.2, 1)
  expect([-1, 0, 1, 2].map(ease)).toEqual([0, 0, 1, 1])
})

it('is linear where the curve is straight', () => {
  const linear = cubicBezier(0.2, 0.2, 0.7, 0.7)
  for (const time of [0.1, 0.5, 0.9]) expect(linear(time)).toBeCloseTo(time, 5)
})

it('returns the same values as browsers for `ease`', () => {
  const ease = cubicBezier(0.25, 0.1, 0.25, 1)
  expect(ease(0.25)).toBeCloseTo(0.4085, 3)
  expect(ease(0.5)).toBeCloseTo(0.8024, 3)
})
