import { expect, it } from 'vitest'
import { standingBody } from '@/components/illustrations/standing-arch'
import { bursts } from '@/components/system/fireworks'
import { edgePoint, type Point } from '@/lib/catenary'

const arch: Point[] = Array.from({ length: 101 }, (_, index) => edgePoint(standingBody, 'outer', index / 100))

it.each(bursts)('no spark of the burst at $x, $y comes near the arch', ({ x, y, size }) => {
  const nearest = Math.min(...arch.map((point) => Math.hypot(point.x - x, point.y - y)))
  expect(nearest).toBeGreaterThan(size + 10)
})
