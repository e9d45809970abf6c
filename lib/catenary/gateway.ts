import type { Curve } from './curve'
import { versine } from './solve'
import { type Truss, truss } from './truss'

/**
 * The Gateway Arch as built, in feet. Its middle line is the weighted catenary
 * y = 68.7672 (cosh 0.0100333x − 1), 625.09 ft high over a half span of 299.22 ft.
 * The legs are equilateral triangles, flat side out, 54 ft a side at the ground
 * and 17 ft at the crown; outside to outside the Arch measures 630 by 630 ft.
 * Source: the equation published by the National Park Service.
 */
const gateway = {
  scale: 68.7672,
  rate: 0.0100333,
  halfSpan: 299.2239,
  height: 630,
  footSide: 54,
  crownSide: 17,
} as const

/** Ratio of the triangle's side to its height, which is what an elevation shows. */
const triangleHeight = Math.sqrt(3) / 2

/** The middle line of the Arch, with the outside of its crown `height` above `ground`, centered on x. */
function gatewayLine(x: number, ground: number, height: number): Curve {
  const foot = height / gateway.height
  const half = gateway.halfSpan * foot
  const b = gateway.scale * foot
  const a = foot / gateway.rate
  return { x1: x - half, x2: x + half, x0: x, y0: ground - b * versine(half / a), a, b }
}

/** The Arch in elevation: its outer edge is `height` wide and `height` tall. */
export function gatewayArch(x: number, ground: number, height: number): Truss {
  const side = (triangleHeight * height) / gateway.height
  return truss(gatewayLine(x, ground, height), gateway.crownSide * side, gateway.footSide * side)
}
