import { describe, expect, it } from 'vitest'
import { type LooseChain, lengthOf, path, tightened } from '@/lib/catenary'
import { readPath } from './read-path'

const loose: LooseChain = { from: { x: 10, y: 20 }, to: { x: 110, y: 50 }, slack: 1.5 }
const straight = Math.hypot(100, 30)

describe('tightening', () => {
  it('shortens monotonically from its slack to nearly straight', () => {
    const lengths = [0, 0.25, 0.5, 0.75, 1].map((t) => lengthOf(tightened(loose, t)) / straight)
    expect(lengths[0]).toBeCloseTo(1.5, 6)
    expect(lengths[4]).toBeCloseTo(1.004, 6)
    expect([...lengths].sort((p, q) => q - p)).toEqual(lengths)
  })

  it('always meets its supports and clamps the tightness', () => {
    for (const t of [0, 0.3, 1]) {
      const points = readPath(path(tightened(loose, t)))
      expect([points[0], points.at(-1)]).toEqual([loose.from, { x: expect.closeTo(110, 1), y: expect.closeTo(50, 1) }])
    }
    expect(tightened(loose, -3)).toEqual(tightened(loose, 0))
    expect(tightened(loose, 3)).toEqual(tightened(loose, 1))
  })
})
