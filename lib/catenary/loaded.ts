import type { Curve } from './curve'
import { versine } from './solve'

/**
 * A chain between level supports at height `y` that carries equal weights at the places `at`, which are symmetric between
 * x1 and x2. It is one catenary from each point to the next, all with the same parameter `a`, since the horizontal
 * tension is the same everywhere; at each weight the slope changes by `load`, the weight divided by that tension.
 */
export function loadedChain(
  x1: number,
  x2: number,
  y: number,
  a: number,
  load: number,
  at: readonly number[],
): Curve[] {
  const middle = (x1 + x2) / 2
  const points = [x1, ...at, x2]
  // From the middle to the right support, with the slope that the piece starts with.
  const right: Curve[] = []
  let slope = at.length % 2 === 1 ? load / 2 : -Math.sinh((middle - (at[at.length / 2 - 1] ?? x1)) / a)
  for (const [from, to] of pairs(points.slice(Math.floor(points.length / 2) - (at.length % 2 === 1 ? 0 : 1)))) {
    const x0 = from - a * Math.asinh(slope)
    right.push({ x1: from, x2: to, x0, y0: 0, a, b: -a })
    slope = Math.sinh((to - x0) / a) + load
  }
  let end = y
  const placed = right.reverse().map((curve) => {
    const y0 = end + a * versine((curve.x2 - curve.x0) / a)
    end = y0 - a * versine((curve.x1 - curve.x0) / a)
    return { ...curve, y0 }
  })
  const left = placed
    .filter((curve) => curve.x1 >= middle - 1e-6)
    .map((curve) => ({ ...curve, x1: 2 * middle - curve.x2, x2: 2 * middle - curve.x1, x0: 2 * middle - curve.x0 }))
  return [...left, ...placed.reverse()]
}

const pairs = (points: readonly number[]): [number, number][] => points.slice(1).map((to, i) => [points[i] ?? to, to])
