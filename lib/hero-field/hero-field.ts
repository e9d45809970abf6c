import { type Curve, type Hung, heightAt, joints, type Point, slackChain } from '../catenary'

/** One chain, or two that are joined by hangers. */
interface Bay {
  readonly upper: Hung
  readonly lower?: Hung
  /** x of its nodes; nodes move only vertically, so that hangers stay vertical. */
  readonly places: readonly number[]
}

/** The field beside one of the two hero illustrations, in the units of that illustration. */
export interface HeroField {
  /** Width of the illustration that the field belongs to. */
  readonly width: number
  /** y of the ground; the field is above it. */
  readonly ground: number
  /** Left and right end of the field. */
  readonly left: number
  readonly right: number
  readonly bays: readonly Bay[]
  /** Posts that carry the chains on beyond the window of a laptop, each from its top to the ground. */
  readonly masts: readonly Point[]
}

/** Everything that is drawn in one frame. */
export interface FieldFrame {
  readonly curves: readonly Curve[]
  readonly nodes: readonly Point[]
  readonly hangers: readonly (readonly [Point, Point])[]
}

/** Share of its slack by which a chain's length changes. */
const sway = 0.28

/** A hanger is at least this far inside the lower chain. */
const clearance = 20

const bay = (parts: number, upper: Hung, lower?: Hung): Bay => ({
  upper,
  ...(lower && { lower }),
  places: joints(slackChain(upper.from, upper.to, upper.slack), parts).map(({ x }) => x),
})

/** Beside the wide illustration: two chains, only to the right, since the copy is on the left. */
export const wideField: HeroField = (() => {
  // Points on the edge of the drawing.
  const [top, low] = [
    { x: 1102.19, y: 212.82 },
    { x: 1143.65, y: 338.9 },
  ]
  const masts = [1560, 2040].map((x) => ({ x, y: 250 }))
  const supports = [{ top, low }, ...masts.map(({ x, y }) => ({ top: { x, y }, low: { x, y: 400 } }))]
  const bays = supports.slice(1).flatMap((to, i) => {
    const from = supports[i]
    if (!from) return []
    return bay(11, { from: from.top, to: to.top, slack: 1.05 }, { from: from.low, to: to.low, slack: 1.06 })
  })
  return { width: 1200, ground: 600, left: top.x - 10, right: 2050, bays, masts }
})()

/**
 * Beside the phone's illustration: short chains to both edges, without hangers. Their nodes are only near the drawing, where no edge
 * of the window cuts them.
 */
export const narrowField: HeroField = (() => {
  const [width, ground] = [335, 296]
  // The first points are on the edge of the drawing.
  const chains = [
    { x: 226.64, y: 45.01, exit: 42, slack: 1.05 },
    { x: 265.46, y: 114.8, exit: 118, slack: 1.04 },
    { x: 287.72, y: 191.15, exit: 196, slack: 1.06 },
  ]
  const bays = chains.flatMap(({ x, y, exit, slack }) => {
    return [
      bay(12, { from: { x, y }, to: { x: width + 85, y: exit }, slack }),
      bay(12, { from: { x: width - x, y }, to: { x: -85, y: exit }, slack }),
    ].map((chain) => ({ ...chain, places: chain.places.filter((place) => place > 0 && place < width) }))
  })
  return { width, ground, left: -90, right: width + 90, bays, masts: [] }
})()

/** A chain a little tighter or looser than the static one; neighbors have different phases. */
const hang = ({ from, to, slack }: Hung, seconds: number, order: number): Curve =>
  slackChain(from, to, slack + (slack - 1) * sway * Math.sin(seconds * (0.42 + 0.07 * order)))

const on = (curve: Curve, x: number): Point => ({ x, y: heightAt(curve, x) })

/** The field some seconds after the start, at which it is the still illustration: the slack of the chains changes, and nodes move with them. */
export function fieldFrame(field: HeroField, seconds: number): FieldFrame {
  const parts = field.bays.map(({ upper, lower, places }, i): FieldFrame => {
    const high = hang(upper, seconds, 2 * i)
    const nodes = places.map((x) => on(high, x))
    if (!lower) return { curves: [high], nodes, hangers: [] }
    const low = hang(lower, seconds, 2 * i + 1)
    const hangers = nodes.filter(({ x }) => x > low.x1 + clearance).map((node) => [node, on(low, node.x)] as const)
    return { curves: [high, low], nodes: [...nodes, ...hangers.map(([, foot]) => foot)], hangers }
  })
  return {
    curves: parts.flatMap(({ curves }) => curves),
    nodes: parts.flatMap(({ nodes }) => nodes),
    hangers: parts.flatMap(({ hangers }) => hangers),
  }
}
