import type { ReactNode } from 'react'
import type { PartName } from '@/components/enhancements/parts'
import { dots, type Point } from '@/lib/catenary'

interface IllustrationProps {
  /** Width and height of the illustration in its units, which are px at full size. */
  size: readonly [width: number, height: number]
  /** x of the left edge; what is left of it shows only where there is room. */
  left?: number
  /** The name by which a script finds it. */
  part?: PartName
  className?: string
  children: ReactNode
}

/** The SVG of an illustration. Decoration: the text beside it says the same. */
export const Illustration = ({
  size: [width, height],
  left = 0,
  part,
  className = '',
  children,
}: IllustrationProps) => (
  <svg
    aria-hidden="true"
    data-part={part}
    viewBox={`${left} 0 ${width} ${height}`}
    className={`illustration ${className}`}
  >
    {children}
  </svg>
)

interface DotsProps {
  at: readonly Point[]
  /** A stroke color. */
  className: string
  /** Diameter of the nodes. */
  size: number
}

/** Many small joints in one path. */
export const Dots = ({ at, className, size }: DotsProps) => (
  <path data-node="" className={className} strokeWidth={size} d={dots(at)} />
)

interface NodeProps {
  at: Point
  r?: number
  halo?: boolean
}

/** A node at the point that matters. */
export const Keystone = ({ at, r = 5, halo }: NodeProps) => (
  <g data-node="" className="fill-copper-line">
    {halo && <circle cx={round(at.x)} cy={round(at.y)} r={2.4 * r} opacity=".16" />}
    <circle cx={round(at.x)} cy={round(at.y)} r={r} />
  </g>
)

function round(value: number): number {
  return Math.round(value * 10) / 10
}
