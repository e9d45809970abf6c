import type { Point } from './curve'
import type { Pen } from './pen'
import { signChange } from './solve'

/** A point of a smooth curve at a parameter, and its derivative by that parameter. */
export interface Place {
  readonly point: Point
  readonly rate: Point
}

type Cubic = readonly [start: Point, first: Point, second: Point, end: Point]

/** Maximum deviation of a drawn cubic from the true curve, in illustration units. */
const tolerance = 0.08

const along = (from: Point, by: Point, times = 1): Point => ({ x: from.x + by.x * times, y: from.y + by.y * times })
const between = (from: Point, to: Point): Point => along(to, from, -1)
const cross = (p: Point, q: Point) => p.x * q.y - p.y * q.x
const dot = (p: Point, q: Point) => p.x * q.x + p.y * q.y

/**
 * The cubic with the curve's directions at both ends that meets the curve, at t = 1/2, where the curve is parallel to the
 * chord. That fixes the lengths of its handles: B(1/2) is the middle of the chord plus 3/8 of the first handle minus 3/8 of the second.
 */
function cubicFor(at: (x: number) => Place, from: number, to: number): Cubic {
  const [start, end] = [at(from), at(to)]
  const chord = between(start.point, end.point)
  const turn = cross(start.rate, end.rate)
  let [first, second] = [(to - from) / 3, (to - from) / 3]
  if (Math.abs(turn) > 1e-6 * Math.hypot(chord.x, chord.y)) {
    const farthest = at(signChange((x) => cross(at(x).rate, chord), from, to)).point
    const height = between(along(start.point, chord, 0.5), farthest)
    first = (8 * cross(height, end.rate)) / (3 * turn)
    second = (8 * cross(height, start.rate)) / (3 * turn)
  }
  return [start.point, along(start.point, start.rate, first), along(end.point, end.rate, -second), end.point]
}

/** The distance across the chord between the cubic, at t, and the curve. */
function deviation(at: (x: number) => Place, [a, b, c, d]: Cubic, from: number, to: number, t: number): number {
  const u = 1 - t
  const weigh = (p: number, q: number, r: number, s: number) => u ** 3 * p + 3 * u * t * (u * q + t * r) + t ** 3 * s
  const drawn = { x: weigh(a.x, b.x, c.x, d.x), y: weigh(a.y, b.y, c.y, d.y) }
  const exact = at(signChange((x) => dot(between(drawn, at(x).point), between(a, d)), from, to)).point
  return Math.hypot(exact.x - drawn.x, exact.y - drawn.y)
}

/** Adds the curve from `from` to `to` to a pen at its start, with as few cubics as keep to the tolerance. */
export function follow(pen: Pen, at: (x: number) => Place, from: number, to: number): void {
  for (let count = 1; ; count += 1) {
    const ends = Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
    const cubics = ends.slice(1).map((end, i) => cubicFor(at, ends[i] ?? from, end))
    const close = cubics.every((cubic, i) =>
      [0.25, 0.75].every((t) => !(deviation(at, cubic, ends[i] ?? from, ends[i + 1] ?? to, t) > tolerance)),
    )
    if (!close) continue
    for (const [, first, second, end] of cubics) pen.cubic(first, second, end)
    return
  }
}
