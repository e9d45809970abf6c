import { type Curve, type Point, tightened } from '../catenary'
import type { ChainMove } from './stages'

const between = (from: Point, to: Point, t: number): Point => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
})

/**
 * One frame of a chain being tightened: at 0 it hangs loose from its tool, at 1 it is taut between tool and dashboard.
 * Values outside 0 to 1 are clamped.
 */
export function chainFrame({ loose, tight }: ChainMove, tightness: number): Curve {
  const t = Math.min(1, Math.max(0, tightness))
  return tightened(
    { from: between(loose.from, tight.from, t), to: between(loose.to, tight.to, t), slack: loose.slack },
    t,
  )
}
