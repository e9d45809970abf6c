import { arch, edgePoint, lattice, outline, truss } from '@/lib/catenary'
import { ClosedArch, Illustration, Keystone } from './parts'

interface JobRibsProps {
  /** How many positions are open. */
  jobs: number
}

interface RibsProps extends JobRibsProps {
  size: readonly [width: number, ground: number]
  /** Across the arch at its crown. */
  crown: number
  className?: string
}

/** The arch of those who are here, and a rib for every open position: all of them share one keystone. */
const Ribs = ({ jobs, size: [width, ground], crown, className }: RibsProps) => {
  const [left, right, rise] = [crown, width - crown, ground - 1.6 * crown]
  const body = truss(arch(left, right, ground, rise), crown, 1.8 * crown, 0.5)
  const half = (right - left) / 2
  const ribs = Array.from({ length: jobs }, (_, i) => {
    const reach = half * (1 - (i + 1) / (jobs + 1))
    return truss(arch(width / 2 - reach, width / 2 + reach, ground, rise), crown * 0.3, crown * 0.8, 0.5)
  })
  return (
    <Illustration size={[width, ground]} className={`w-full ${className}`}>
      {ribs.map((rib) => (
        <g key={rib.line.x1}>
          <path className="fill-paper stroke-teal-line" strokeWidth="1.4" d={outline(rib)} />
          <path className="stroke-teal-line" opacity=".5" d={lattice(rib, 10)} />
        </g>
      ))}
      <ClosedArch body={body} panels={22} />
      <Keystone at={edgePoint(body, 'outer', 0.5)} r={6} halo="still" />
    </Illustration>
  )
}

/** The picture at the top of the careers page; phones have a lower one. */
export const JobRibs = ({ jobs }: JobRibsProps) => (
  <>
    <Ribs jobs={jobs} size={[384, 264]} crown={12} className="max-sm:hidden short:hidden" />
    <Ribs jobs={jobs} size={[335, 168]} crown={9} className="sm:hidden short:block" />
  </>
)
