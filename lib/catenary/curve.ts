import { findRoot, parameterForLength, parameterForSag, versine } from './solve'

/** A point of the illustration in its units, y pointing down as in SVG. */
export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * One catenary, y = y0 + b·(cosh((x − x0)/a) − 1) with |b| = a, drawn from x1 to x2. b > 0 is an arch with its crown at (x0, y0), b < 0 a
 * chain with its lowest point there.
 */
export interface Curve {
  readonly x1: number
  readonly x2: number
  readonly x0: number
  readonly y0: number
  readonly a: number
  readonly b: number
}

/** A chain between level supports at height `y`, `depth` below them at its lowest. */
export function sag(x1: number, x2: number, y: number, depth: number): Curve {
  const a = parameterForSag(Math.abs(x2 - x1), depth)
  return { x1, x2, x0: (x1 + x2) / 2, y0: y + depth, a, b: -a }
}

/** An arch on level ground at height `y` that rises `rise` above it. */
export function arch(x1: number, x2: number, y: number, rise: number): Curve {
  const a = parameterForSag(Math.abs(x2 - x1), rise)
  return { x1, x2, x0: (x1 + x2) / 2, y0: y - rise, a, b: a }
}

/**
 * A chain of a given length between any two supports, level or not.
 * @throws RangeError if it is too short, or if one support is above the other.
 */
export function chain(from: Point, to: Point, length: number): Curve {
  const across = to.x - from.x
  const down = to.y - from.y
  const a = parameterForLength(Math.abs(across), Math.sqrt(length ** 2 - down ** 2))
  const x0 = (from.x + to.x) / 2 + a * Math.asinh(down / (2 * a * Math.sinh(across / (2 * a))))
  return { x1: from.x, x2: to.x, x0, y0: from.y + a * versine((from.x - x0) / a), a, b: -a }
}

/** A chain between two supports; its length is `slack` times their distance: 1.02 is nearly tight, 1.6 loose. */
export interface Hung {
  readonly from: Point
  readonly to: Point
  readonly slack: number
}

/** The curve of such a chain. */
export const slackChain = (from: Point, to: Point, slack: number): Curve =>
  chain(from, to, Math.hypot(to.x - from.x, to.y - from.y) * slack)

/** y at x. */
export const heightAt = ({ x0, y0, a, b }: Curve, x: number): number => y0 + b * versine((x - x0) / a)

/** dy/dx at x, exact: (b/a)·sinh. */
export const slopeAt = ({ x0, a, b }: Curve, x: number): number => (b / a) * Math.sinh((x - x0) / a)

/** The length of the curve between two values of x, never negative. */
export const lengthBetween = ({ a, x0 }: Curve, from: number, to: number): number =>
  Math.abs(a * (Math.sinh((to - x0) / a) - Math.sinh((from - x0) / a)))

/** The whole length of the curve. */
export const lengthOf = (curve: Curve): number => lengthBetween(curve, curve.x1, curve.x2)

/** The point at a fraction of the curve's length (0 at x1, 1 at x2). */
export function pointAt(curve: Curve, fraction: number): Point {
  const { x1, x2 } = curve
  if (fraction <= 0) return { x: x1, y: heightAt(curve, x1) }
  if (fraction >= 1) return { x: x2, y: heightAt(curve, x2) }
  const target = fraction * lengthOf(curve)
  const part = findRoot((t) => lengthBetween(curve, x1, x1 + t * (x2 - x1)), target, 2)
  const x = x1 + part * (x2 - x1)
  return { x, y: heightAt(curve, x) }
}

/** The ends of `parts` pieces of equal length: parts + 1 points, both supports included. */
export const cut = (curve: Curve, parts: number): Point[] =>
  Array.from({ length: parts + 1 }, (_, i) => pointAt(curve, i / parts))

/** The cuts without the two supports. */
export const joints = (curve: Curve, parts: number): Point[] => cut(curve, parts).slice(1, -1)
