import { arch, cut, dots, edgePath, joints, lattice, outline, path, sag, truss } from '@/lib/catenary'
import { Illustration } from './parts'

/** Every arch is as high as it is wide; only the sizes differ. */
interface Shape {
  x: number
  size: number
}

/** Each arch stops short of its crown on either side; the keystone is the piece between, and fits. */
const [from, to] = [0.468, 0.532] as const

/** The middle line lies as far inside the square that the arch fills as half of its thickness. */
const bodyOf = ({ x, size }: Shape, ground: number) =>
  truss(arch(x + 0.035 * size, x + 0.965 * size, ground, 0.982 * size), 0.036 * size, 0.07 * size, 0.5)

interface SceneProps {
  shapes: readonly Shape[]
  /** Width of the sheet; shapes beyond it show only where the window is wider. */
  width: number
  className: string
}

const Arches = ({ shapes, width, className }: SceneProps) => {
  const ground = Math.max(...shapes.map(({ size }) => size)) + 26
  return (
    <Illustration size={[width, ground]} className={`w-full ${className}`}>
      {shapes.map((shape) => {
        const body = bodyOf(shape, ground)
        const panels = Math.round(3 + shape.size / 36)
        const legs = [
          [0, from],
          [1, to],
        ] as const
        return (
          <g key={shape.x}>
            <path className="stroke-rule-2" strokeDasharray="2 4" d={edgePath(body, 'outer', [from, to])} />
            <path
              className="fill-teal-wash stroke-ink"
              strokeWidth="1.5"
              d={legs.map((leg) => outline(body, leg)).join('')}
            />
            <path
              className="stroke-teal-line"
              opacity=".5"
              d={legs.map((leg) => lattice(body, panels, leg)).join('')}
            />
            <path className="floating fill-copper-line" transform="translate(0 -7)" d={outline(body, [from, to])} />
          </g>
        )
      })}
    </Illustration>
  )
}

const Chains = ({ shapes, width, className }: SceneProps) => {
  const deepest = Math.max(...shapes.map(({ size }) => size))
  return (
    <Illustration size={[width, deepest + 12]} className={`w-full ${className}`}>
      {shapes.map(({ x, size }) => {
        const chain = sag(x + 0.035 * size, x + 0.965 * size, 0, 0.982 * size)
        return (
          <g key={x}>
            <path className="stroke-teal-line" strokeWidth="1.5" d={path(chain)} />
            <path className="stroke-teal-line" strokeWidth="4" d={dots(joints(chain, Math.round(size / 16)))} />
            <path className="stroke-ink" strokeWidth="7" d={dots(cut(chain, 1))} />
          </g>
        )
      })}
    </Illustration>
  )
}

const shapes: readonly Shape[] = [
  { x: 0, size: 84 },
  { x: 108, size: 262 },
  { x: 394, size: 156 },
  { x: 574, size: 122 },
  { x: 720, size: 208 },
  { x: 952, size: 130 },
]

const phoneShapes: readonly Shape[] = [
  { x: 0, size: 56 },
  { x: 68, size: 148 },
  { x: 228, size: 84 },
  { x: 324, size: 120 },
]

/** Arches of one proportion in a row, each with its keystone afloat above the gap that it fits. They hold still under reduced motion. */
export const FloatingShapes = () => <Arches shapes={shapes} width={680} className="max-sm:hidden" />

/** The same for phones. */
export const FloatingShapesPhone = () => <Arches shapes={phoneShapes} width={335} className="sm:hidden" />

/** The chains that these arches are, mirrored below the ground that they share. */
export const MirroredChains = () => <Chains shapes={shapes} width={680} className="max-sm:hidden" />

/** The same for phones. */
export const MirroredChainsPhone = () => <Chains shapes={phoneShapes} width={335} className="sm:hidden" />
