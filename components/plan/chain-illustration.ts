import { cut, path, sag } from '@/lib/catenary'
import type { ChainIllustration } from './plan-chain'

const width = 320
const height = 44
const margin = 6

/** The chain for a number of tools, at least two. Called on the server only: the curve costs the browser no script. */
export function chainIllustration(tools: number): ChainIllustration {
  const curve = sag(margin, width - margin, margin, height - 2 * margin - 4)
  const joints = cut(curve, Math.max(1, tools - 1)).map(({ x, y }) => ({ x: round(x), y: round(y) }))
  return { width, height, path: path(curve), joints }
}

const round = (value: number): number => Math.round(value * 10) / 10
