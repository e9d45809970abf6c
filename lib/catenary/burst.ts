import { type Point, slackChain } from './curve'
import { path } from './path'

/** The outer end of spark `index` of a firework around the origin; every other spark is shorter. */
function endOf(radius: number, count: number, index: number, share = 1): Point {
  const angle = ((index + 0.5) * 2 * Math.PI) / count
  const distance = radius * share * (index % 2 ? 0.78 : 1)
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance }
}

/**
 * The sparks of one firework around the origin as path data, each from the center outward with a slight sag. `count` must be
 * odd, so that no spark is vertical (a chain cannot hang there).
 */
export function burst(radius: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const end = endOf(radius, count, index)
    const start = endOf(radius, count, index, index % 2 ? 0.22 / 0.78 : 0.22)
    return path(slackChain(start, end, 1.02))
  })
}

/** The ends of these sparks. */
export function burstEnds(radius: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => endOf(radius, count, index))
}
