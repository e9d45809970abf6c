import { arch, edgePath, edgePoint, polygon, truss } from '@/lib/catenary'
import { Dots, Ground, Illustration, Legs } from './parts'

const ground = 200
const body = truss(arch(90, 270, ground, 160), 8, 15, 0.5)
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
