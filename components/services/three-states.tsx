import { Dots, Illustration, Keystone, Legs } from '@/components/illustrations/parts'
import {
  arch,
  edgeHalves,
  edgePath,
  edgePoint,
  halves,
  joints,
  lattice,
  outline,
  polygon,
  sag,
  truss,
} from '@/lib/catenary'

const ground = 176

const chain = sag(21, 161, ground, 92)

const rising = truss(arch(212, 334, ground, 124), 6, 11, 0.5)
const legs = [
  [0, 0.4],
  [1, 0.6],
] as const
const crown = edgePoint(rising, 'outer', 0.5)
const stone = [
  { x: crown.x - 13, y: crown.y - 20 },
  { x: crown.x + 13, y: crown.y - 20 },
  { x: crown.x + 9.5, y: crown.y - 8 },
  { x: crown.x - 9.5, y: crown.y - 8 },
]

const standing = truss(arch(394, 516, ground, 136), 6, 11, 0.5)
const river = sag(394, 516, ground, 30)

/** The three services as one structure: the shape is found, the arch is built, and it is kept standing. */
export const ThreeStates = () => (
  <Illustration size={[546, 274]} className="w-full">
    <path className="stroke-ink" strokeWidth="1.4" d={`M0 ${ground}h1400`} />
    <path data-draw="" pathLength={2} className="stroke-teal-line" strokeWidth="1.75" d={halves(chain)} />
    <Dots
      at={[{ x: 21, y: ground }, ...joints(chain, 10), { x: 161, y: ground }]}
      className="stroke-teal-line"
      size={5}
    />
    <path className="stroke-rule-2" strokeDasharray="2 5" d={edgePath(rising, 'outer', [0.4, 0.6])} />
    <Legs body={rising} legs={legs} panels={6} />
    <path className="stroke-ink-2" d={`M${crown.x} 10V${crown.y - 20}`} />
    <path className="fill-paper stroke-copper-line" strokeWidth="1.5" d={polygon(stone)} />
    <path className="fill-teal-wash" d={outline(standing)} />
    <path className="stroke-teal-line" opacity=".5" d={lattice(standing, 16)} />
    <path className="stroke-ink" strokeWidth="1.75" d={edgeHalves(standing, 'outer') + edgeHalves(standing, 'inner')} />
    <path className="stroke-teal-line" strokeWidth="1.75" d={halves(river)} />
    <Dots at={joints(river, 6)} className="stroke-teal-line" size={4.5} />
    <Keystone at={edgePoint(standing, 'outer', 0.5)} halo="still" />
  </Illustration>
)
