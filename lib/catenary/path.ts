import { type Curve, heightAt, slopeAt } from './curve'
import { drawCurve } from './draw-curve'
import { createPen, type Pen } from './pen'

/** Adds the curve from `from` to `to` to a pen at its start. */
function draw(pen: Pen, curve: Curve, from: number, to: number): void {
  drawCurve(pen, (x) => ({ point: { x, y: heightAt(curve, x) }, derivative: { x: 1, y: slopeAt(curve, x) } }), from, to)
}

/** SVG path data of the whole curve, from x1 to x2. */
export function path(curve: Curve, digits = 1): string {
  return part(curve, curve.x1, curve.x2, digits)
}

/** SVG path data of the part between two values of x. */
export function part(curve: Curve, from: number, to: number, digits = 1): string {
  const pen = createPen(digits).move({ x: from, y: heightAt(curve, from) })
  draw(pen, curve, from, to)
  return pen.data()
}

/** Two strokes, each from its support to the top (or bottom) of the curve, so that the curve can be drawn from both ends. */
export function halves(curve: Curve, digits = 1): string {
  return part(curve, curve.x1, curve.x0, digits) + part(curve, curve.x2, curve.x0, digits)
}
