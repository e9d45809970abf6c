import { arch, cut, type Point, path, sag } from '@/lib/catenary'
import { questions } from './wizard'

/** A chain with one node for each question, at equal lengths, so that the progress line ends exactly on a node. */
export interface ProgressChain {
  width: number
  height: number
  line: string
  nodes: readonly Point[]
}

const inset = 10

const progressChain = (width: number, depth: number): ProgressChain => {
  const curve = sag(inset, width - inset, inset, depth)
  return { width, height: depth + inset * 2, line: path(curve), nodes: cut(curve, questions.length - 1) }
}

/** The progress illustration for phones and for wide panels, each computed for its width. */
export const progressChains = { narrow: progressChain(300, 20), wide: progressChain(560, 32) }

/** A curve of the savings chart, shown as wide as its amount. Scaled catenaries are catenaries again. */
export interface SavingsLine {
  width: number
  height: number
  /** The height of the baseline. */
  ground: number
  line: string
  /** The lowest point of the chain, or the highest of the arch. */
  node: Point
}

const [chartSpan, chartRise] = [1000, 760]
const middle = chartSpan / 2
const size = { width: chartSpan, height: chartRise }

/** The two curves of the savings chart: a hanging chain for the inputs and an arch for the total. */
export const savingsLines: { chain: SavingsLine; arch: SavingsLine } = {
  chain: { ...size, ground: 0, line: path(sag(0, chartSpan, 0, chartRise)), node: { x: middle, y: chartRise } },
  arch: { ...size, ground: chartRise, line: path(arch(0, chartSpan, chartRise, chartRise)), node: { x: middle, y: 0 } },
}
