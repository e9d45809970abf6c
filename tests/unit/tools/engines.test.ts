import { expect, it } from 'vitest'
import { isDifferent, type Pixels } from '@/tools/engines/compare'

/** A white picture with a dark rectangle. */
const draw = (x: number, y: number, width: number, height: number): Pixels => {
  const data = new Uint8Array(3 * 60 * 60).fill(255)
  for (let row = y; row < y + height; row++) data.fill(40, 3 * (row * 60 + x), 3 * (row * 60 + x + width))
  return { width: 60, height: 60, data }
}

it.each([
  ['the same shape', draw(12, 12, 6, 6), 0.25, false],
  ['a shape two pixels elsewhere', draw(14, 10, 6, 6), 0.25, false],
  ['a shape that is missing', draw(0, 0, 0, 0), 0.25, true],
  ['a shape that is stretched', draw(12, 0, 6, 36), 0.25, true],
  ['lines of text that are broken elsewhere', draw(12, 18, 6, 4), 1, false, draw(12, 30, 6, 4)],
  ['a shape over text', draw(12, 30, 12, 12), 1, true, draw(12, 18, 6, 4)],
])('compares two pictures: %s', (_name, other, share, expected, one = draw(12, 12, 6, 6)) => {
  expect(isDifferent(one, other, share)).toBe(expected)
})
