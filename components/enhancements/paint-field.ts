import { type Curve, heightAt, slopeAt } from '@/lib/catenary'
import type { FieldFrame } from '@/lib/hero-field/hero-field'
import { type HeroParts, partsOf } from './parts'

interface Colors {
  chain: string
  hanger: string
}

/** The colors of the illustration's chains in the current theme. */
export function readColors(section: Element): Colors {
  const part = partsOf<HeroParts>(section)
  return { chain: getComputedStyle(part('net-chain')).stroke, hanger: getComputedStyle(part('net-hanger')).stroke }
}

/** Adds a catenary to the path as four Bézier curves. */
function traceCurve(context: CanvasRenderingContext2D, curve: Curve): void {
  const parts = 4
  const width = (curve.x2 - curve.x1) / parts
  context.moveTo(curve.x1, heightAt(curve, curve.x1))
  for (let i = 0; i < parts; i += 1) {
    const a = curve.x1 + i * width
    const b = a + width
    const third = width / 3
    context.bezierCurveTo(
      a + third,
      heightAt(curve, a) + slopeAt(curve, a) * third,
      b - third,
      heightAt(curve, b) - slopeAt(curve, b) * third,
      b,
      heightAt(curve, b),
    )
  }
}

/** Draws one frame of the hero field: the chains, their nodes, and the lines between them. */
export function paintField(
  context: CanvasRenderingContext2D,
  { curves, nodes, hangers }: FieldFrame,
  colors: Colors,
): void {
  context.lineWidth = 1.1
  context.strokeStyle = colors.hanger
  context.beginPath()
  for (const [from, to] of hangers) {
    context.moveTo(from.x, from.y)
    context.lineTo(to.x, to.y)
  }
  context.stroke()
  context.globalAlpha = 0.6
  context.strokeStyle = colors.chain
  context.beginPath()
  for (const curve of curves) traceCurve(context, curve)
  context.stroke()
  context.globalAlpha = 1
  context.fillStyle = colors.chain
  context.beginPath()
  for (const { x, y } of nodes) {
    context.moveTo(x + 2, y)
    context.arc(x, y, 2, 0, 2 * Math.PI)
  }
  context.fill()
}
