import type { Hung, Point } from '../catenary'

/**
 * A chain of the Before/After picture: its loose and its taut position. A loose one hangs from its window wherever that is; this is
 * where the moving one begins, for windows with as many rows as the sample's.
 */
export interface ChainMove {
  /** The tool it belongs to; the same on both sides. */
  readonly loose: Hung
  readonly tight: Pick<Hung, 'from' | 'to'>
}

/** One illustration of the Before/After panel, made for a range of widths; all measures in its units. */
export interface Stage {
  readonly name: 'phone' | 'tablet' | 'desktop'
  readonly width: number
  readonly height: number
  /** One chain for each tool: orders, customers, inbox, calls. */
  readonly moves: readonly ChainMove[]
  /** Chains that are connected to nothing, on the Before side only. */
  readonly strays: readonly Hung[]
}

const at = (x: number, y: number): Point => ({ x, y })

const move = (from: Point, to: Point, slack: number, tightFrom: Point, tightTo: Point): ChainMove => ({
  loose: { from, to, slack },
  tight: { from: tightFrom, to: tightTo },
})

const stray = (from: Point, to: Point, slack: number): Hung => ({ from, to, slack })

/** The illustrations, smallest first. The style sheet repeats their measures. */
export const stages: readonly Stage[] = [
  {
    name: 'phone',
    width: 320,
    height: 735,
    moves: [
      move(at(12, 265), at(64, 325), 1.3, at(38.5, 72), at(86, 112)),
      move(at(236, 542), at(316, 532), 1.1, at(119.5, 72), at(135, 112)),
      move(at(84, 308), at(16, 328), 1.3, at(200.5, 72), at(185, 112)),
      move(at(44, 690), at(176, 702), 1.1, at(281.5, 72), at(234, 112)),
    ],
    strays: [],
  },
  {
    name: 'tablet',
    width: 670,
    height: 600,
    moves: [
      move(at(400, 92), at(468, 150), 1.3, at(65, 70), at(180, 118)),
      move(at(300, 379), at(375, 397), 1.4, at(245, 70), at(283, 118)),
      move(at(652, 486), at(618, 581), 1.15, at(425, 70), at(387, 118)),
      move(at(350, 567), at(186, 555), 1.1, at(605, 70), at(490, 118)),
    ],
    strays: [stray(at(-60, 470), at(120, 520), 1.25), stray(at(720, 180), at(640, 236), 1.3)],
  },
  {
    name: 'desktop',
    width: 1040,
    height: 470,
    moves: [
      move(at(400, 82), at(560, 120), 1.2, at(52, 130), at(165, 184)),
      move(at(306, 374), at(458, 424), 1.3, at(52, 300), at(165, 262)),
      move(at(690, 143), at(596, 183), 1.4, at(988, 130), at(875, 184)),
      move(at(724, 373), at(550, 405), 1.2, at(988, 300), at(875, 262)),
    ],
    strays: [
      stray(at(480, -60), at(650, 56), 1.2),
      stray(at(690, -60), at(764, 64), 1.2),
      stray(at(510, 226), at(604, 288), 1.4),
      stray(at(480, 340), at(580, 326), 1.3),
      stray(at(710, 222), at(630, 236), 1.4),
      stray(at(-140, 210), at(-30, 262), 1.3),
      stray(at(1150, 250), at(1054, 300), 1.3),
    ],
  },
]
