import { describe, expect, it } from 'vitest'
import { phoneShow, wideShow } from '@/components/system/thank-you'

describe.each([
  ['wide', wideShow],
  ['phone', phoneShow],
])('the %s fireworks', (_, { size: [width, height], bursts }) => {
  it('are inside the illustration', () => {
    for (const { x, y, size } of bursts) {
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(size)
    }
  })

  it('do not overlap', () => {
    for (const [i, one] of bursts.entries()) {
      for (const other of bursts.slice(i + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.size + other.size)
      }
    }
  })
})
