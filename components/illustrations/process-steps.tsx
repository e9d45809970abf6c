import {
  arch,
  edgePath,
  edgePoint,
  halves,
  hangers,
  innerChain,
  joints,
  path,
  polygon,
  sag,
  truss,
} from '@/lib/catenary'
import { ClosedArch, Dots, Ground, Illustration, Keystone, Legs } from './parts'

/** y of the ground line of the three steps, and the arch of the second and the third. */
const ground = 200
const body = truss(arch(90, 270, ground, 160), 8, 15, 0.5)

// As wide and as deep as the arch of the other steps is wide and high: turned over, it is that arch.
const [left, right, beam] = [90, 270, 40]
const chain = sag(left, right, beam, ground - beam)
const settling = [62, 104].map((depth) => path(sag(left, right, beam, depth))).join('')
const lowest = { x: 180, y: chain.y0 }

/** First step: a hanging chain with its lowest point marked. */
export const ProcessChain = () => (
  <Illustration size={[360, 240]} className="mx-auto w-full max-w-100">
    <Ground y={ground} />
    <path className="stroke-ink" strokeWidth="1.4" d={`M60 ${beam}h240`} />
    <path className="stroke-rule-2" d={settling + hangers([lowest], beam)} />
    <path data-draw="" pathLength={2} className="stroke-teal-line" strokeWidth="1.75" d={halves(chain)} />
    <Dots
      at={[...joints(chain, 10).filter((_, i) => i !== 4), { x: left, y: beam }, { x: right, y: beam }]}
      className="stroke-teal-line"
      size={6}
    />
    <Keystone at={lowest} />
  </Illustration>
)

const legs = [
  [0, 0.42],
  [1, 0.58],
] as const
const crown = edgePoint(body, 'outer', 0.5)
const inside = edgePoint(body, 'inner', 0.5)
// The keystone, above the gap on its rope.
const stone = [
  { x: crown.x - 17, y: crown.y - 11 },
  { x: crown.x + 17, y: crown.y - 11 },
  { x: crown.x + 12.5, y: inside.y - 7 },
  { x: crown.x - 12.5, y: inside.y - 7 },
]

/** Second step: both legs are built, and the keystone is lowered between them. */
export const ProcessArchHalf = () => (
  <Illustration size={[360, 240]} className="mx-auto w-full max-w-100">
    <Ground y={ground} />
    <path className="stroke-rule-2" strokeDasharray="2 5" d={edgePath(body, 'outer', [0.42, 0.58])} />
    <Legs body={body} legs={legs} panels={7} />
    <path className="stroke-copper-line" strokeWidth="1.5" d={`M${crown.x} 8V${crown.y - 11}`} />
    <path data-node="" className="fill-copper-line" d={polygon(stone)} />
    <Dots at={[{ x: crown.x, y: 8 }]} className="stroke-copper-line" size={6} />
  </Illustration>
)

const load = innerChain(body, 0.27, 46)
const river = sag(40, 320, ground, 30)

/** Third step: the finished arch carries its load and is maintained. */
export const ProcessArch = () => (
  <Illustration size={[360, 240]} className="mx-auto w-full max-w-100">
    <path className="stroke-rule-2" d={hangers(joints(load, 8), ground)} />
    <ClosedArch body={body} panels={18} />
    <path className="stroke-teal-line" strokeWidth="1.4" d={path(load)} />
    <Dots at={joints(load, 8)} className="stroke-teal-line" size={4.5} />
    <Ground y={ground} />
    <path data-draw="" pathLength={2} className="stroke-teal-line" strokeWidth="1.75" d={halves(river)} />
    <Dots at={joints(river, 8)} className="stroke-teal-line" size={4.5} />
    <Keystone at={edgePoint(body, 'outer', 0.5)} halo="still" />
  </Illustration>
)
