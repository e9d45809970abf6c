import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { heightAt, sag, slopeAt } from '@/lib/catenary'
import { readPath } from './read-path'

const css = readFileSync('components/ui/hanging-underline.css', 'utf8')

it('the underline of a text link is half a chain of 108 px, 5 px deep and 1.9 px thick', () => {
  const data = /\.hanging-underline::before[^}]*path\(\s*"([^"]+)"/.exec(css)?.[1] ?? ''
  const points = readPath(data)
  // Both edges of the chain end where the straight line begins; the three points between them are its other end.
  const edges = [...points.slice(0, 9), ...points.slice(-16, -8)]
  const chain = sag(1, 109, 1, 5)
  const distances = edges.map(({ x, y }) => Math.abs(y - heightAt(chain, x)) / Math.hypot(1, slopeAt(chain, x)))
  expect(distances).toEqual(edges.map(() => expect.closeTo(1.9 / 2, 1)))
  expect(points[8]).toEqual({ x: expect.closeTo(55, 2), y: expect.closeTo(5.05, 2) })
})
