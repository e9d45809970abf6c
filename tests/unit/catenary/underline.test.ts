import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { heightAt, sag } from '@/lib/catenary'

const css = readFileSync('components/ui/hanging-underline.css', 'utf8')

it.each([48, 108, 240, 480])('the underline of a text link of %i px is a chain 5 px deep and 1.9 px thick', (width) => {
  const polygon = /polygon\(([^)]+)\)/.exec(css)?.[1] ?? ''
  const points = polygon.split(',').map((point) => {
    const [x = Number.NaN, y = Number.NaN] = point.trim().split(' ').map(Number.parseFloat)
    return { x: (x / 100) * width, y }
  })
  const upper = points.slice(0, points.length / 2)
  const lower = points.slice(points.length / 2).toReversed()
  const chain = sag(0, width, 0, 5)
  expect(upper.map(({ x }) => x)).toEqual(Array.from(upper, (_, i) => (i * width) / (upper.length - 1)))
  for (const { x, y } of upper) expect(Math.abs(y - heightAt(chain, x))).toBeLessThan(0.1)
  expect(lower).toEqual(upper.map(({ x, y }) => ({ x, y: expect.closeTo(y + 1.9, 2) })))
})
