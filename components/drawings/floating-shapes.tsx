import {
  arch,
  cut,
  edgePoint,
  gatewayArch,
  joints,
  lattice,
  outline,
  path,
  sag,
  type Truss,
  truss,
} from '@/lib/catenary'
import { Dots, Drawing, Keystone } from './parts'

interface Shape {
  body: Truss
  panels: number
  /** The ground of the arch and how deep its chain hangs below it. */
  ground: number
  depth: number
  tone: 'teal' | 'copper'
}

const shapes: readonly Shape[] = [
  { body: gatewayArch(284, 330, 262), panels: 22, ground: 330, depth: 118, tone: 'teal' },
  { body: truss(arch(26, 122, 176, 104), 4.5, 9, 0.5), panels: 14, ground: 176, depth: 42, tone: 'copper' },
  { body: truss(arch(20, 132, 408, 66), 4, 8, 0.5), panels: 12, ground: 408, depth: 58, tone: 'teal' },
  { body: truss(arch(436, 512, 156, 92), 4, 8, 0.5), panels: 12, ground: 156, depth: 30, tone: 'teal' },
  { body: truss(arch(424, 508, 452, 52), 3.5, 7, 0.5), panels: 10, ground: 452, depth: 34, tone: 'copper' },
]

const looks = {
  teal: { fill: 'fill-teal-wash', line: 'stroke-teal-line' },
  copper: { fill: 'fill-copper-wash', line: 'stroke-copper-line' },
} as const

// Seen through the big arch: the rises it might have had.
const echoes = [196, 138, 84].map((rise) => path(arch(184, 384, 330, rise))).join('')

/** Arches adrift beside the About heading, each over the chain that is its mirror. They hold still under reduced motion. */
export const FloatingShapes = () => (
  <Drawing size={[540, 500]} className="w-full">
    {shapes.map((shape) => (
      <Floating key={shape.ground} {...shape} />
    ))}
  </Drawing>
)

const Floating = ({ body, panels, ground, depth, tone }: Shape) => {
  const { fill, line } = looks[tone]
  const [left, right] = [edgePoint(body, 'outer', 0).x, edgePoint(body, 'outer', 1).x]
  const big = right - left > 200
  const chain = sag(left, right, ground + 10, depth)
  const links = big ? 14 : 8
  return (
    <g>
      <g className="floating">
        {big && <path className="stroke-rule-2" d={echoes} />}
        <path className={`${fill} stroke-ink`} strokeWidth="1.5" d={outline(body)} />
        <path className={line} opacity=".5" d={lattice(body, panels)} />
        {big && <Keystone at={edgePoint(body, 'outer', 0.5)} halo="still" />}
      </g>
      <g className="floating floating-below">
        <path className={line} strokeWidth="1.5" d={path(chain)} />
        <Dots at={joints(chain, links)} className={line} size={4} />
        <Dots at={cut(chain, 1)} className="stroke-ink" size={6} />
      </g>
    </g>
  )
}
