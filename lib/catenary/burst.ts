import { slackChain } from './curve'
import { path } from './path'

/**
 * The sparks of one firework around the origin as path data, each from its hot core outwards and sagging a little, as
 * things that fall do. `count` must be odd, so that no spark stands upright (a chain cannot hang there).
 */
export function burst(radius: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) * 2 * Math.PI) / count
    const at = (distance: number) => ({ x: Math.cos(angle) * distance, y: Math.sin(angle) * distance })
    return path(slackChain(at(radius * 0.22), at(radius * (index % 2 ? 0.78 : 1)), 1.02))
  })
}
