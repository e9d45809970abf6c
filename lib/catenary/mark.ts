import { arch, type Point, sag } from './curve'
import { path } from './path'
import { edgePoint, outline, truss } from './truss'

/** The parts of the logo on a 32 by 32 grid: a tapered arch, a chain as its crossbar, one node. */
export interface Mark {
  readonly arch: string
  /** Missing in the small mark, where a chain would blur. */
  readonly chain?: string
  readonly node: Point
  readonly nodeRadius: number
}

const body = truss(arch(5.1, 26.9, 30, 25.6), 3, 6.4, 0.5)
const left = edgePoint(body, 'inner', 0.2)
const right = edgePoint(body, 'inner', 0.8)
const crossbar = sag(left.x - 1.2, right.x + 1.2, left.y, 3.8)

/** The mark from 17 px up. */
export const mark: Mark = {
  arch: outline(body, undefined, 2),
  chain: path(crossbar, 2),
  node: { x: 16, y: Number(crossbar.y0.toFixed(2)) },
  nodeRadius: 1.75,
}

const stout = truss(arch(6, 26, 31, 26.5), 4.6, 8, 0.5)

/** The mark of browser tabs: stouter, without the chain. */
export const smallMark: Mark = {
  arch: outline(stout),
  node: { x: 16, y: 24.5 },
  nodeRadius: 3.2,
}
