import { arch, cut, type Point, path, sag } from '@/lib/catenary'

/** A chain of six nodes, one a question, cut at equal lengths so that a share of the line ends exactly on a node. */
export interface ProgressChain {
  width: number
  height: number
  line: string
  nodes: readonly Point[]
}

const inset = 10

const progressChain = (width: number, depth: number): ProgressChain => {
  const curve = sag(inset, width - inset, inset, depth)
  return { width, height: depth + inset * 2, line: path(curve), nodes: cut(curve, 5) }
}

/** The progress drawing for phones and for wide panels; each is solved for its own width. */
export const progressChains = { narrow: progressChain(300, 20), wide: progressChain(560, 32) }

/** A line of the savings chart, 1000 wide for 100 percent. All catenaries of one shape are scaled copies of each other. */
export interface SavingsLine {
  height: number
  line: string
  /** The point that matters: the far end of a chain, the crown of the arch. */
  node: Point
}

const chartWidth = 1000

/** The savings chart's two shapes: a hanging chain for what goes into the sum, a standing arch for what comes out. */
export const savingsLines: { chain: SavingsLine; arch: SavingsLine } = {
  chain: { height: 70, line: path(sag(0, chartWidth, 0, 58)), node: { x: chartWidth, y: 0 } },
  arch: { height: 250, line: path(arch(0, chartWidth, 250, 238)), node: { x: chartWidth / 2, y: 12 } },
}
