import type { Point } from '@/lib/catenary'

/** The parts of one icon on a 24 by 24 grid, as path data except for the node. */
export interface Glyph {
  /** Strokes in the color of the text. */
  readonly body?: string
  /** The catenary, in teal. */
  readonly curve?: string
  /** A catenary in copper, where the icon means the next step. */
  readonly accent?: string
  /** The one copper node. */
  readonly node?: Point
}

/** A full circle as path data. */
export function ring(x: number, y: number, radius: number): string {
  const across = 2 * radius
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${across} 0a${radius} ${radius} 0 1 1-${across} 0`
}
