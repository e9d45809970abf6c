import type { Point } from '../catenary'

/** A chain of the Before/After picture: where it hangs loose, and where it is drawn tight. */
export interface ChainMove {
  /** The tool it belongs to; the same in both states. */
  readonly loose: { readonly from: Point; readonly to: Point; readonly slack: number }
  readonly tight: { readonly from: Point; readonly to: Point }
}

/** One picture of the Before/After panel, made for a range of widths; all measures in its own units. */
export interface Stage {
  readonly name: 'phone' | 'tablet' | 'desktop'
  readonly width: number
  readonly height: number
  /** One chain a tool: orders, customers, inbox, calls. */
  readonly moves: readonly ChainMove[]
  /** Chains that lead nowhere, in the first state only. */
  readonly strays: readonly { readonly from: Point; readonly to: Point; readonly slack: number }[]
}

const at = (x: number, y: number): Point => ({ x, y })

const move = (from: Point, to: Point, slack: number, tightFrom: Point, tightTo: Point): ChainMove => ({
  loose: { from, to, slack },
  tight: { from: tightFrom, to: tightTo },
})

const stray = (from: Point, to: Point, slack: number) => ({ from, to, slack })

/** The pictures, smallest first. Windows and tiles take the same measures in the style sheet. */
export const stages: readonly Stage[] = [
  {
    name: 'phone',
    width: 360,
    height: 660,
    moves: [
      move(at(22, 180), at(88, 246), 1.3, at(51, 76), at(108, 118)),
      move(at(240, 448), at(326, 470), 1.35, at(137, 76), at(156, 118)),
      move(at(120, 292), at(30, 306), 1.25, at(223, 76), at(204, 118)),
      move(at(146, 602), at(40, 616), 1.2, at(309, 76), at(252, 118)),
    ],
    strays: [stray(at(366, 500), at(306, 528), 1.3), stray(at(-6, 566), at(40, 580), 1.4)],
  },
  {
    name: 'tablet',
    width: 720,
    height: 640,
    moves: [
      move(at(428, 72), at(580, 100), 1.22, at(100, 69), at(216, 128)),
      move(at(338, 424), at(408, 462), 1.4, at(273, 69), at(312, 128)),
      move(at(442, 336), at(372, 376), 1.4, at(446, 69), at(408, 128)),
      move(at(132, 566), at(30, 590), 1.25, at(619, 69), at(504, 128)),
    ],
    strays: [
      stray(at(600, -6), at(704, 58), 1.3),
      stray(at(-6, 210), at(130, 250), 1.25),
      stray(at(420, 572), at(520, 600), 1.3),
      stray(at(726, 540), at(664, 590), 1.3),
    ],
  },
  {
    name: 'desktop',
    width: 1200,
    height: 510,
    moves: [
      move(at(450, 84), at(660, 112), 1.2, at(158, 152), at(290, 184)),
      move(at(409, 436), at(586, 462), 1.35, at(158, 352), at(290, 320)),
      move(at(800, 118), at(708, 190), 1.4, at(1042, 152), at(910, 184)),
      move(at(950, 424), at(690, 458), 1.2, at(1042, 352), at(910, 320)),
    ],
    strays: [
      stray(at(540, -20), at(764, 52), 1.25),
      stray(at(430, 262), at(596, 336), 1.25),
      stray(at(-80, 230), at(66, 290), 1.3),
      stray(at(1164, 262), at(1276, 300), 1.4),
      stray(at(668, 258), at(752, 310), 1.35),
    ],
  },
]
