import { type Curve, chain, type Point } from './curve'

/** A chain that can be drawn tight: its two supports and how loose it hangs at first. */
export interface LooseChain {
  readonly from: Point
  readonly to: Point
  /** Chain length divided by the straight way at the start, above 1. */
  readonly slack: number
}

/** The length, in straight ways, of a chain that is drawn as tight as it goes. */
const taut = 1.004

/** The curve of a chain drawn tight by `tightness`: 0 hangs loose, 1 is nearly straight. */
export function tightened({ from, to, slack }: LooseChain, tightness: number): Curve {
  const t = Math.min(1, Math.max(0, tightness))
  const straight = Math.hypot(to.x - from.x, to.y - from.y)
  return chain(from, to, straight * (taut + (slack - taut) * (1 - t)))
}
