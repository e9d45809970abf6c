import { type Curve, edgePoint, gatewayArch, heightAt, type Point, slackChain } from '../catenary'

/** One cable of the field: it is made fast to the arch and runs to the edge of the window. */
interface Cable {
  /** Fraction of the arch's outer edge, 0.5 being the crown. */
  readonly hold: number
  /** Height at which it leaves the window. */
  readonly exit: number
  readonly slack: number
}

/** The field beside one of the two hero drawings, in the units of that drawing. */
export interface HeroField {
  /** Width of the drawing that the field belongs to. */
  readonly width: number
  /** Level of the ground; the field stays above it. */
  readonly ground: number
  /** Places of the two sides between which the arch stands. */
  readonly middle: number
  readonly cables: readonly { readonly from: Point; readonly cable: Cable; readonly side: -1 | 1 }[]
  /** Distance between two nodes of a cable, about. */
  readonly pitch: number
  /** Nodes of neighboring cables closer than this are joined; 0 leaves the lines out. */
  readonly reach: number
}

/** What is drawn at one moment. */
export interface FieldFrame {
  readonly curves: readonly Curve[]
  readonly nodes: readonly Point[]
  /** Pairs of nodes, and how near they are: 1 at the same place, 0 at the limit. */
  readonly links: readonly { readonly from: Point; readonly to: Point; readonly nearness: number }[]
}

const cable = (hold: number, exit: number, slack: number): Cable => ({ hold, exit, slack })

/** Beside the wide drawing: only to the right, since the words stand on the left. */
export const wideField: HeroField = (() => {
  const body = gatewayArch(916, 600, 560)
  const cables = [cable(0.6, 96, 1.06), cable(0.7, 250, 1.05), cable(0.82, 400, 1.06), cable(0.91, 520, 1.03)]
  return {
    width: 1200,
    ground: 600,
    middle: 916,
    pitch: 58,
    reach: 170,
    cables: cables.map((one) => ({ from: edgePoint(body, 'outer', one.hold), cable: one, side: 1 as const })),
  }
})()

/** Beside the phone's drawing: short cables to both edges, without connecting lines. */
export const narrowField: HeroField = (() => {
  const body = gatewayArch(167.5, 296, 280)
  const cables = [cable(0.6, 42, 1.05), cable(0.72, 118, 1.04), cable(0.84, 196, 1.06)]
  return {
    width: 335,
    ground: 296,
    middle: 167.5,
    pitch: 30,
    reach: 0,
    cables: cables.flatMap((one) =>
      ([-1, 1] as const).map((side) => {
        const { x, y } = edgePoint(body, 'outer', one.hold)
        return { from: { x: side === 1 ? x : 335 - x, y }, cable: one, side }
      }),
    ),
  }
})()

/** The point a fraction of the way along a chain, in closed form: its length from the lowest point is a·sinh. */
function pointAlong(curve: Curve, fraction: number): Point {
  const lengthTo = (x: number) => curve.a * Math.sinh((x - curve.x0) / curve.a)
  const length = lengthTo(curve.x1) + fraction * (lengthTo(curve.x2) - lengthTo(curve.x1))
  const x = curve.x0 + curve.a * Math.asinh(length / curve.a)
  return { x, y: heightAt(curve, x) }
}

/** The fractional part, also of negative numbers. */
const wrap = (value: number) => value - Math.floor(value)

/** The line from a node to the nearest one of the next cable, if that is within reach. */
function nearest(to: Point, row: readonly Point[], reach: number): FieldFrame['links'] {
  const [best] = row
    .map((from) => ({ from, to, nearness: reach > 0 ? 1 - Math.hypot(to.x - from.x, to.y - from.y) / reach : 0 }))
    .sort((a, b) => b.nearness - a.nearness)
  return best && best.nearness > 0 ? [best] : []
}

/**
 * The field at a moment. Cables breathe, nodes travel along them.
 * @param seconds Time since the start; 0 is the still picture.
 * @param left Left edge of the window, in units of the drawing.
 * @param right Right edge of the window.
 */
export function fieldFrame(field: HeroField, seconds: number, left: number, right: number): FieldFrame {
  const curves = field.cables.map(({ from, cable: { exit, slack }, side }, i) => {
    const sway = (slack - 1) * 0.35 * Math.sin(seconds * (0.42 + 0.06 * i) + i)
    const end = side === 1 ? Math.max(right, from.x + 20) : Math.min(left, from.x - 20)
    return slackChain(from, { x: end, y: exit }, slack + sway - (slack - 1) * 0.35 * Math.sin(i))
  })
  const rows = curves.map((curve, i) => {
    const straight = Math.hypot(curve.x2 - curve.x1, heightAt(curve, curve.x2) - heightAt(curve, curve.x1))
    const nodes = Math.max(2, Math.round(straight / field.pitch))
    const pace = (i % 2 === 0 ? 1 : -1) * 0.008
    return Array.from({ length: nodes }, (_, n) => pointAlong(curve, wrap((n + 0.5) / nodes + seconds * pace)))
  })
  const links = rows.slice(1).flatMap((row, i) => row.flatMap((to) => nearest(to, rows[i] ?? [], field.reach)))
  return { curves, nodes: rows.flat(), links }
}
