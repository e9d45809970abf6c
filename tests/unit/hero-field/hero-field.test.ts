import { describe, expect, it } from 'vitest'
import { heightAt } from '@/lib/catenary'
import { fieldFrame, narrowField, wideField } from '@/lib/hero-field/hero-field'

const moments = [0, 0.4, 3, 17, 600]
const fields = [
  ['wide', wideField],
  ['narrow', narrowField],
] as const

describe.each(fields)('the %s field', (_, field) => {
  it.each(moments)('keeps every node on a chain, above the ground, after %d s', (seconds) => {
    const { curves, nodes } = fieldFrame(field, seconds)
    for (const { x, y } of nodes) {
      expect(y).toBeLessThan(field.ground)
      expect(curves.some((curve) => Math.abs(heightAt(curve, x) - y) < 0.01)).toBe(true)
    }
  })

  it('moves no node further than 30 units or faster than 12 a second', () => {
    const heights = (seconds: number) => fieldFrame(field, seconds).nodes.map(({ y }) => y)
    const furthest = (a: number[], b: number[]) => Math.max(...a.map((y, i) => Math.abs(y - (b[i] ?? 0))))
    const seconds = Array.from({ length: 120 }, (_, i) => i / 2)
    expect(Math.max(...seconds.map((now) => furthest(heights(now), heights(0))))).toBeLessThan(30)
    expect(Math.max(...seconds.map((now) => furthest(heights(now), heights(now + 0.1))))).toBeLessThan(1.2)
  })
})

describe('hangers', () => {
  it.each(moments)('are vertical and join the upper chain to the lower one after %d s', (seconds) => {
    const { hangers, nodes } = fieldFrame(wideField, seconds)
    expect(hangers.length).toBeGreaterThan(8)
    for (const [top, foot] of hangers) {
      expect(foot.x).toBe(top.x)
      expect(foot.y).toBeGreaterThan(top.y + 40)
      expect(nodes).toContainEqual(top)
      expect(nodes).toContainEqual(foot)
    }
  })
})
