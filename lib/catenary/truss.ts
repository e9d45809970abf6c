import { type Curve, heightAt, type Point, pointAt, sag, slopeAt } from './curve'
import { type CurvePoint, drawCurve } from './draw-curve'
import { createPen, type Pen, polyline } from './pen'
import { findRoot } from './solve'

/** An arch with thickness: its middle line and its thickness at the crown and at the foot. */
export interface Truss {
  readonly line: Curve
  readonly crown: number
  readonly foot: number
  /** The share of the thickness that is outside the middle line, 1/3 for a triangle's centroid. */
  readonly outside: number
}

export type Edge = 'outer' | 'inner'

/** A part of the arch as fractions of its middle line; [0, 1] is foot to foot. */
export type Stretch = readonly [from: number, to: number]

const whole: Stretch = [0, 1]

/** A double-line arch that tapers from `foot` to `crown`, both measured across the middle line. */
export function truss(line: Curve, crown: number, foot: number, outside = 1 / 3): Truss {
  return { line, crown, foot, outside }
}

/** Where an edge is at the middle line's x, and its derivative by x there. */
function edgeAt(body: Truss, edge: Edge, x: number): CurvePoint {
  const { line, crown, foot, outside } = body
  const slope = slopeAt(line, x)
  const run = Math.hypot(1, slope)
  const rise = heightAt(line, line.x2) - line.y0
  // The cross-section's area grows linearly with the drop from the crown, as in the real Arch.
  const growth = foot ** 2 - crown ** 2
  const thickness = Math.sqrt(crown ** 2 + (growth * (heightAt(line, x) - line.y0)) / rise)
  const share = edge === 'outer' ? outside : outside - 1
  const offset = share * thickness
  const offsetDerivative = (share * growth * slope) / (2 * rise * thickness)
  const bend = (line.b / line.a ** 2) * Math.cosh((x - line.x0) / line.a)
  const along = (run + (offset * bend) / run ** 2) / run
  return {
    point: { x: x + (offset * slope) / run, y: heightAt(line, x) - offset / run },
    derivative: { x: along + (offsetDerivative * slope) / run, y: along * slope - offsetDerivative / run },
  }
}

/** The x on the middle line at which an edge starts or ends: at the feet, where it meets the ground. */
function limit(body: Truss, edge: Edge, fraction: number): number {
  const { line } = body
  if (fraction > 0 && fraction < 1) return pointAt(line, fraction).x
  const ground = heightAt(line, line.x2)
  const reach = findRoot(
    (d) => edgeAt(body, edge, line.x0 + d).point.y - line.y0 + body.crown,
    ground - line.y0 + body.crown,
    1e6,
  )
  return fraction <= 0 ? line.x0 - reach : line.x0 + reach
}

/** Adds an edge, between two values of the middle line's x, to a pen at its start. */
const draw = (pen: Pen, body: Truss, edge: Edge, from: number, to: number): void =>
  drawCurve(pen, (x) => edgeAt(body, edge, x), from, to)

/** A point on an edge at a fraction of the arch's length. */
export const edgePoint = (body: Truss, edge: Edge, fraction: number): Point =>
  edgeAt(body, edge, limit(body, edge, fraction)).point

/** A chain inside the arch, `depth` deep, hung from its inner edge at `fraction` of its length from either foot. */
export function innerChain(body: Truss, fraction: number, depth: number): Curve {
  const from = edgePoint(body, 'inner', fraction)
  return sag(from.x, edgePoint(body, 'inner', 1 - fraction).x, from.y, depth)
}

/** Path data of one edge, foot to foot unless a part is given. */
export function edgePath(body: Truss, edge: Edge, [from, to]: Stretch = whole, digits = 1): string {
  const start = limit(body, edge, from)
  const pen = createPen(digits).move(edgeAt(body, edge, start).point)
  draw(pen, body, edge, start, limit(body, edge, to))
  return pen.data()
}

/** One edge as two strokes that meet at the crown, so that it can be drawn from both feet. */
export function edgeHalves(body: Truss, edge: Edge, digits = 1): string {
  return edgePath(body, edge, [0, 0.5], digits) + edgePath(body, edge, [1, 0.5], digits)
}

/** The closed outline of the arch, or of a part of it. */
export function outline(body: Truss, [from, to]: Stretch = whole, digits = 1): string {
  const pen = createPen(digits)
  const inside = limit(body, 'inner', to)
  const start = limit(body, 'outer', from)
  pen.move(edgeAt(body, 'outer', start).point)
  draw(pen, body, 'outer', start, limit(body, 'outer', to))
  pen.line(edgeAt(body, 'inner', inside).point)
  draw(pen, body, 'inner', inside, limit(body, 'inner', from))
  return pen.close().data()
}

/** The joints of one edge: ends of `panels` equal panels on the outer one, their middles on the inner one. */
export function edgeJoints(body: Truss, edge: Edge, panels: number, [from, to]: Stretch = whole): Point[] {
  const shift = edge === 'outer' ? 0 : 0.5
  return Array.from({ length: panels + (edge === 'outer' ? 1 : 0) }, (_, i) =>
    edgePoint(body, edge, from + ((to - from) * (i + shift)) / panels),
  )
}

/** The diagonals between the two edges as one zigzag. */
function lattice(body: Truss, panels: number, stretch: Stretch = whole, digits = 1): string {
  const inner = edgeJoints(body, 'inner', panels, stretch)
  const zigzag = edgeJoints(body, 'outer', panels, stretch).flatMap((point, i) => [point, inner[i] ?? []].flat())
  return polyline(zigzag, digits).data()
}

/** The diagonals as two strokes that meet at the crown, so that they can be drawn from both feet. `panels` is even. */
export function latticeHalves(body: Truss, panels: number, digits = 1): string {
  return lattice(body, panels / 2, [0, 0.5], digits) + lattice(body, panels / 2, [1, 0.5], digits)
}
