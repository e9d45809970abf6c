import { describe, expect, it } from 'vitest'
import { heightAt } from '@/lib/catenary'
import { fieldFrame, narrowField, wideField } from '@/lib/hero-field/hero-field'

const moments = [0, 0.4, 3, 17, 600]

describe('fieldFrame', () => {
  it.each(moments)('keeps every node on its chain, above the ground, after %d s', (seconds) => {
    const windows = [
      { field: wideField, left: -360, right: 1560 },
      { field: narrowField, left: -20, right: 355 },
      { field: narrowField, left: -120, right: 455 },
    ]
    for (const { field, left, right } of windows) {
      const { curves, nodes } = fieldFrame(field, seconds, left, right)
      expect(curves).toHaveLength(field.cables.length)
      for (const { x, y } of nodes) {
        expect(y).toBeLessThan(field.ground)
        expect(curves.some((curve) => Math.abs(heightAt(curve, x) - y) < 0.01)).toBe(true)
      }
    }
  })

  it('stays to the right of the arch’s middle beside the wide drawing, where no words are', () => {
    for (const seconds of moments) {
      const { nodes } = fieldFrame(wideField, seconds, -300, 1560)
      expect(Math.min(...nodes.map(({ x }) => x))).toBeGreaterThan(wideField.middle)
    }
  })

  it('joins only nodes within reach, each to one of the cable above', () => {
    const { links, nodes } = fieldFrame(wideField, 5, -300, 1560)
    expect(links.length).toBeGreaterThan(4)
    expect(links.length).toBeLessThan(nodes.length)
    for (const { from, to, nearness } of links) {
      expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeLessThan(wideField.reach)
      expect(nearness).toBeGreaterThan(0)
      expect(nearness).toBeLessThanOrEqual(1)
    }
  })

  it('leaves the lines out where the field has no reach', () => {
    expect(fieldFrame(narrowField, 5, -20, 355).links).toEqual([])
  })

  it('gives longer cables more nodes', () => {
    const near = fieldFrame(wideField, 0, 0, 1220).nodes.length
    expect(fieldFrame(wideField, 0, 0, 1560).nodes.length).toBeGreaterThan(near)
  })

  it('moves: the same moment gives the same picture, another moment another one', () => {
    expect(fieldFrame(wideField, 2, 0, 1500)).toEqual(fieldFrame(wideField, 2, 0, 1500))
    expect(fieldFrame(wideField, 2, 0, 1500)).not.toEqual(fieldFrame(wideField, 3, 0, 1500))
  })

  it('reaches the window’s edges even where the window is narrower than the arch', () => {
    expect(() => fieldFrame(wideField, 1, 700, 800)).not.toThrow()
  })
})
