import { type Curve, type Point, slackChain } from './curve'

/** A chain that can be tightened: its two supports and its slack at first. */
export interface LooseChain {
  readonly from: Point
  readonly to: Point
  /** Chain length divided by the distance of the supports at the start, above 1. */
  readonly slack: number
}

/** The length of a fully tightened chain, divided by the distance of its supports. */
const taut = 1.004

/** The curve of a chain at `tightness`: 0 is loose, 1 is nearly straight. */
export function tightened({ from, to, slack }: LooseChain, tightness: number): Curve {
  const t = Math.min(1, Math.max(0, tightness))
  return slackChain(from, to, taut + (slack - taut) * (1 - t))
}
