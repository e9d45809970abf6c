import { type Curve, heightAt, type Point } from './curve'
import { path } from './path'
import { versine } from './solve'

/**
 * Spark `index` of a firework around the origin; every other one is shorter. Each leaves the center straight outward and droops like
 * an arch that is as wide for all sparks, so that the steep ones are nearly straight.
 */
function sparkOf(radius: number, count: number, index: number): Curve {
  const angle = ((index + 0.5) * 2 * Math.PI) / count
  const a = 0.9 * radius
  const start = { x: 0.22 * radius * Math.cos(angle), y: 0.22 * radius * Math.sin(angle) }
  const x2 = radius * Math.cos(angle) * (index % 2 ? 0.78 : 1)
  const x0 = start.x - a * Math.asinh(Math.tan(angle))
  return { x1: start.x, x2, x0, y0: start.y - a * versine((start.x - x0) / a), a, b: a }
}

/** The sparks as path data. `count` must be odd, so that none is vertical. */
export function burst(radius: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => path(sparkOf(radius, count, index)))
}

/** The ends of these sparks. */
export function burstEnds(radius: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const spark = sparkOf(radius, count, index)
    return { x: spark.x2, y: heightAt(spark, spark.x2) }
  })
}
