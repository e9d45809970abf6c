import { type Curve, heightAt, slopeAt } from './curve'
import { createPen, type Pen } from './pen'

/** Maximum deviation of a drawn cubic from the true curve, in illustration units. */
const tolerance = 0.08

/**
 * How many cubics a stretch needs: cubic Hermite error is h⁴/384·max|y⁗|, and
 * the fourth derivative of a catenary is (b/a⁴)·cosh.
 */
export function segmentsFor(curve: Curve, from: number, to: number): number {
  const steepest = Math.max(Math.abs(from - curve.x0), Math.abs(to - curve.x0)) / curve.a
  const width = Math.abs(to - from) / curve.a
  const error = (Math.abs(curve.b) * Math.cosh(steepest)) / (384 * tolerance)
  return Math.max(1, Math.ceil(width * error ** 0.25))
}

/** Adds the curve from `from` to `to` to a pen at its start: Hermite cubics with exact slopes. */
function follow(pen: Pen, curve: Curve, from: number, to: number): void {
  const count = segmentsFor(curve, from, to)
  const width = (to - from) / count
  for (let i = 0; i < count; i += 1) {
    const left = from + i * width
    const right = i === count - 1 ? to : left + width
    const third = (right - left) / 3
    pen.cubic(
      { x: left + third, y: heightAt(curve, left) + slopeAt(curve, left) * third },
      { x: right - third, y: heightAt(curve, right) - slopeAt(curve, right) * third },
      { x: right, y: heightAt(curve, right) },
    )
  }
}

/** SVG path data of the whole curve, from x1 to x2. */
export function path(curve: Curve, digits = 1): string {
  return part(curve, curve.x1, curve.x2, digits)
}

/** SVG path data of the part between two values of x. */
export function part(curve: Curve, from: number, to: number, digits = 1): string {
  const pen = createPen(digits).move({ x: from, y: heightAt(curve, from) })
  follow(pen, curve, from, to)
  return pen.data()
}

/** Two strokes, each from its support to the top (or bottom) of the curve, so that the curve can be drawn from both ends. */
export function halves(curve: Curve, digits = 1): string {
  return part(curve, curve.x1, curve.x0, digits) + part(curve, curve.x2, curve.x0, digits)
}

/** The area between the curve and the level `y`, closed. */
export function area(curve: Curve, y: number, digits = 1): string {
  const pen = createPen(digits).move({ x: curve.x1, y: heightAt(curve, curve.x1) })
  follow(pen, curve, curve.x1, curve.x2)
  pen.line({ x: curve.x2, y }).line({ x: curve.x1, y })
  return pen.close().data()
}
