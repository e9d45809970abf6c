import type { Point } from './curve'
import type { Pen } from './pen'
import { signChange } from './solve'

/** A point of a smooth curve at a parameter, and its derivative by that parameter. */
export interface CurvePoint {
  readonly point: Point
  readonly derivative: Point
}

type ParametricCurve = (parameter: number) => CurvePoint

type Cubic = readonly [start: Point, first: Point, second: Point, end: Point]

/** Maximum deviation of a drawn cubic from the true curve, in illustration units. */
const tolerance = 0.08

const addScaled = (p: Point, q: Point, factor: number): Point => ({ x: p.x + q.x * factor, y: p.y + q.y * factor })
const difference = (p: Point, q: Point): Point => addScaled(p, q, -1)
const cross = (p: Point, q: Point) => p.x * q.y - p.y * q.x
const dot = (p: Point, q: Point) => p.x * q.x + p.y * q.y

/**
 * The cubic with the curve's directions at both ends that meets the curve, at t = 1/2, where the curve is parallel to the
 * chord. That fixes the lengths of its handles: B(1/2) is the middle of the chord plus 3/8 of the first handle minus 3/8 of the second.
 */
function cubicFor(curve: ParametricCurve, from: number, to: number): Cubic {
  const [start, end] = [curve(from), curve(to)]
  const chord = difference(end.point, start.point)
  const turn = cross(start.derivative, end.derivative)
  let [first, second] = [(to - from) / 3, (to - from) / 3]
  // Where the ends are parallel, as on a straight part, any lengths do.
  if (Math.abs(turn) > 1e-6 * Math.hypot(chord.x, chord.y)) {
    const farthest = curve(signChange((x) => cross(curve(x).derivative, chord), from, to)).point
    const height = difference(farthest, addScaled(start.point, chord, 0.5))
    first = (8 * cross(height, end.derivative)) / (3 * turn)
    second = (8 * cross(height, start.derivative)) / (3 * turn)
  }
  return [
    start.point,
    addScaled(start.point, start.derivative, first),
    addScaled(end.point, end.derivative, -second),
    end.point,
  ]
}

/** The distance across the chord between the cubic, at t, and the curve. */
function deviation(curve: ParametricCurve, [a, b, c, d]: Cubic, from: number, to: number, t: number): number {
  const u = 1 - t
  const bernstein = (p: number, q: number, r: number, s: number) =>
    u ** 3 * p + 3 * u * t * (u * q + t * r) + t ** 3 * s
  const drawn = { x: bernstein(a.x, b.x, c.x, d.x), y: bernstein(a.y, b.y, c.y, d.y) }
  const exact = curve(signChange((x) => dot(difference(curve(x).point, drawn), difference(d, a)), from, to)).point
  return Math.hypot(exact.x - drawn.x, exact.y - drawn.y)
}

/** Adds the part of a curve between two parameters to a pen at its start, with as few cubics as keep to the tolerance. */
export function drawCurve(pen: Pen, curve: ParametricCurve, from: number, to: number): void {
  for (let count = 1; ; count += 1) {
    const ends = Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
    const cubics = ends.slice(1).map((end, i) => cubicFor(curve, ends[i] ?? from, end))
    // Written so that the search ends at NaN, which more cubics would not change.
    const isFar = cubics.some((cubic, i) =>
      [0.25, 0.75].some((t) => deviation(curve, cubic, ends[i] ?? from, ends[i + 1] ?? to, t) > tolerance),
    )
    if (isFar) continue
    for (const [, first, second, end] of cubics) pen.cubic(first, second, end)
    return
  }
}
