import { expect, it } from 'vitest'
import { edgePoint, gateway, gatewayArch, gatewayLine, heightAt } from '@/lib/catenary'

it('the Gateway Arch follows the published equation in feet', () => {
  const line = gatewayLine(0, 0, 630)
  expect(heightAt(line, gateway.halfSpan)).toBeCloseTo(0, 9)
  expect(-line.y0).toBeCloseTo(gateway.rise, 1)
  for (const x of [0, 100, 250])
    expect(heightAt(line, x) - line.y0).toBeCloseTo(68.7672 * (Math.cosh(0.0100333 * x) - 1), 6)
})

it('the Gateway Arch measures 630 by 630 feet outside', () => {
  const body = gatewayArch(0, 0, 630)
  const left = edgePoint(body, 'outer', 0)
  const right = edgePoint(body, 'outer', 1)
  expect(right.x - left.x).toBeCloseTo(630, 1)
  expect(-edgePoint(body, 'outer', 0.5).y).toBeCloseTo(630, 1)
})
