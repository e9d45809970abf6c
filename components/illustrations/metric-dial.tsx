import { lines, type Point } from '@/lib/catenary'
import type { Share } from './metric-cells'
import { Illustration, Keystone } from './parts'

const [center, radius] = [120, 112]

/** A point of the dial at the fraction `part` of the circle, clockwise from the top. */
function around(part: number, r: number): Point {
  const angle = 2 * Math.PI * part
  return { x: center + r * Math.sin(angle), y: center - r * Math.cos(angle) }
}

/** A clock face with one mark for each unit of the total; the hand has passed the counted ones. */
export const MetricDial = ({ count, total }: Share) => {
  const share = count / total
  const [top, end, hand] = [around(0, radius - 22), around(share, radius - 22), around(share, radius)]
  const marks = (from: number, to: number) =>
    lines(
      Array.from({ length: to - from }, (_, i) => {
        const part = (from + i) / total
        return [around(part, radius - ((from + i) % 5 === 0 ? 14 : 7)), around(part, radius)] as const
      }),
    )
  return (
    <Illustration size={[240, 240]} className="w-full max-w-80">
      <path
        className="fill-teal-wash"
        d={`M${center} ${center}V${top.y.toFixed(1)}A${radius - 22} ${radius - 22} 0 ${share > 0.5 ? 1 : 0} 1 ${end.x.toFixed(1)} ${end.y.toFixed(1)}z`}
      />
      <path className="stroke-field" d={marks(count + 1, total)} />
      <path className="stroke-teal-line" strokeWidth="3" d={marks(0, count)} />
      <path className="stroke-ink" strokeWidth="1.75" d={lines([[{ x: center, y: center }, top]])} />
      <path className="stroke-copper-line" strokeWidth="1.75" d={lines([[{ x: center, y: center }, hand]])} />
      <path className="stroke-ink" strokeWidth="9" d={`M${center} ${center}h0`} />
      <Keystone at={hand} halo="still" />
    </Illustration>
  )
}
