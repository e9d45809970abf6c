import { describe, expect, it } from 'vitest'
import {
  arch,
  edgePath,
  edgePoint,
  gateway,
  gatewayArch,
  gatewayLine,
  heightAt,
  innerChain,
  truss,
} from '@/lib/catenary'
import { readPath } from './read-path'

describe('the Gateway Arch', () => {
  const body = gatewayArch(0, 0, 630)

  it('follows the published equation in feet', () => {
    const line = gatewayLine(0, 0, 630)
    expect(heightAt(line, gateway.halfSpan)).toBeCloseTo(0, 9)
    expect(-line.y0).toBeCloseTo(gateway.rise, 1)
    for (const x of [0, 100, 250]) {
      expect(heightAt(line, x) - line.y0).toBeCloseTo(68.7672 * (Math.cosh(0.0100333 * x) - 1), 6)
    }
  })

  it('measures 630 by 630 feet outside', () => {
    const left = edgePoint(body, 'outer', 0)
    const right = edgePoint(body, 'outer', 1)
    expect(right.x - left.x).toBeCloseTo(630, 1)
    expect(-edgePoint(body, 'outer', 0.5).y).toBeCloseTo(630, 1)
    expect([left.y, right.y]).toEqual([expect.closeTo(0, 6), expect.closeTo(0, 6)])
  })

  it('tapers from a 54 ft triangle to a 17 ft one', () => {
    const side = (at: number) => {
      const [p, q] = [edgePoint(body, 'outer', at), edgePoint(body, 'inner', at)]
      return Math.hypot(p.x - q.x, p.y - q.y) / (Math.sqrt(3) / 2)
    }
    expect(side(0.5)).toBeCloseTo(17, 3)
    expect(side(0.0001)).toBeCloseTo(54, 1)
  })
})

describe('truss', () => {
  const body = truss(arch(0, 200, 200, 180), 6, 20)

  it('draws the edge at the exact offset', () => {
    const drawn = readPath(edgePath(body, 'outer', [0, 1], 2), 4)
    const exact = Array.from({ length: 2001 }, (_, i) => edgePoint(body, 'outer', i / 2000))
    for (const point of drawn) {
      const nearest = Math.min(...exact.map((p) => Math.hypot(p.x - point.x, p.y - point.y)))
      expect(nearest).toBeLessThan(0.2)
    }
  })

  it('hangs a level chain from its inner edge', () => {
    const chain = innerChain(body, 0.25, 30)
    const from = edgePoint(body, 'inner', 0.25)
    expect(chain.x1).toBeCloseTo(from.x, 6)
    expect(chain.x1 + chain.x2).toBeCloseTo(2 * body.line.x0, 6)
    expect(heightAt(chain, chain.x1)).toBeCloseTo(from.y, 6)
    expect(chain.y0 - from.y).toBeCloseTo(30, 6)
  })
})
