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

/** The progress illustration for phones and for wide panels; each is solved for its own width. */
export const progressChains = { narrow: progressChain(300, 20), wide: progressChain(560, 32) }

/** A line of the savings chart, which is drawn as wide as its amount. All catenaries of one shape are scaled copies of each other. */
export interface SavingsLine {
  width: number
  height: number
  /** The height of the baseline. */
  ground: number
  line: string
  /** The point that matters: the lowest of the chain, the crown of the arch. */
  node: Point
}

const [chartSpan, chartRise] = [1000, 760]
const middle = chartSpan / 2
const size = { width: chartSpan, height: chartRise }

/** The savings chart's two shapes: a hanging chain for what goes into the sum and, turned over, an arch for what comes out. */
export const savingsLines: { chain: SavingsLine; arch: SavingsLine } = {
  chain: { ...size, ground: 0, line: path(sag(0, chartSpan, 0, chartRise)), node: { x: middle, y: chartRise } },
  arch: { ...size, ground: chartRise, line: path(arch(0, chartSpan, chartRise, chartRise)), node: { x: middle, y: 0 } },
}
