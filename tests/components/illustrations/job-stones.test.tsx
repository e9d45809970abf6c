import { describe, expect, it } from 'vitest'
import { middleDesign, narrowDesign, wideDesign } from '@/components/illustrations/job-stones'
import { layJobStones } from '@/components/illustrations/job-stones-layout'
import { edgePoint } from '@/lib/catenary'

describe.each([0, 1, 2, 3, 5, 12])('the arch of stones with %i open jobs', (jobs) => {
  const titles = Array.from(
    { length: jobs },
    (_, job) => `Lead Generation Specialist ${job} (Outbound Sales – St. Louis)`,
  )

  it.each([
    ['wide', wideDesign(titles)],
    ['middle', middleDesign(titles)],
    ['narrow', narrowDesign(titles)],
  ])('covers its %s line once, with titles that are clear of it, of the ground, and of each other', (_, design) => {
    const { body, ground, stones, keystone, gaps, titles: places } = layJobStones(design)
    const pieces = [...stones, ...gaps, keystone].toSorted(([a], [b]) => a - b)
    expect(pieces[0]?.[0]).toBe(0)
    expect(pieces.at(-1)?.[1]).toBeCloseTo(1)
    for (const [i, [from]] of pieces.slice(1).entries()) expect(from).toBeCloseTo(pieces[i]?.[1] ?? Number.NaN)
    expect(keystone[0] + keystone[1]).toBeCloseTo(1)
    expect(places.map(({ title }) => title)).toEqual(titles)
    for (const { x, y, width, height, right } of places) {
      expect(width).toBeGreaterThan(140)
      expect(ground - y - height).toBeGreaterThanOrEqual(24)
      const inner = Array.from({ length: 99 }, (_, i) => edgePoint(body, 'inner', (i + 1) / 100))
      const corner = right ? x + width : x
      for (const point of inner) {
        if (right === point.x > body.line.x0) {
          expect(Math.hypot(point.x - corner, point.y - y)).toBeGreaterThanOrEqual(16)
        }
      }
      for (const other of places) {
        if (other.right === right && other.y > y) expect(other.y - y - height).toBeGreaterThan(8)
      }
    }
  })
})
