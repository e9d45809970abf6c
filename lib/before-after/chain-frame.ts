import { type Curve, type Point, slackChain } from '../catenary'
import type { ChainMove } from './stages'

/** The length of a fully tightened chain, divided by the distance of its supports. */
const taut = 1.004

/** One frame of a chain being tightened: at 0 or less it hangs loose from its tool, at 1 or more it is taut between tool and dashboard. */
export function chainFrame({ loose, tight }: ChainMove, tightness: number): Curve {
  const t = Math.min(1, Math.max(0, tightness))
  const between = (from: Point, to: Point): Point => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
  })
  return slackChain(between(loose.from, tight.from), between(loose.to, tight.to), taut + (loose.slack - taut) * (1 - t))
}
