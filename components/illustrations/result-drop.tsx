import { type Curve, hangers, heightAt, path, pointAt, sag } from '@/lib/catenary'
import { Illustration, Keystone } from './parts'

interface ResultDropProps {
  from: string
  to: string
  /** Note that the drop is not to scale; the break in line and ground shows it too. */
  note: string
}

/** A long task that became a short one. Both durations are as reported, the part between is cut out. As wide as its column. */
export const ResultDrop = (props: ResultDropProps) => (
  <div className="@container">
    <Drop {...props} width={280} ground={96} className="@min-[20.75rem]:hidden" />
    <Drop {...props} width={360} ground={96} className="max-w-100 @max-[20.75rem]:hidden @min-[27rem]:hidden" />
    <Drop {...props} width={490} ground={330} className="@max-[27rem]:hidden @min-[38rem]:hidden" />
    <Drop {...props} width={640} ground={330} className="max-w-[43rem] @max-[38rem]:hidden" />
  </div>
)

interface DropProps extends ResultDropProps {
  width: number
  ground: number
  className: string
}

const Drop = ({ from, to, note, width, ground, className }: DropProps) => {
  const [start, end, low] = [4, width - 10, ground - 12]
  // The left half of a chain, so that its lowest point is at the short duration.
  const fall: Curve = { ...sag(start, 2 * end - start, 18, low - 18), x2: end }
  const gap = pointAt(fall, 0.62)
  const step = Math.round(width / 7.8)
  const posts = Array.from({ length: 8 }, (_, i) => start + i * step).map((x) => ({ x, y: heightAt(fall, x) }))
  return (
    <Illustration size={[width, ground + 32]} className={`w-full ${className}`}>
      <path
        className="stroke-rule-2"
        d={`M${start} ${ground}H${end}${hangers(
          posts.filter(({ x }) => x < gap.x - 20),
          ground,
        )}`}
      />
      <path data-draw="" pathLength={1} className="stroke-teal-line" strokeWidth="1.75" d={path(fall)} />
      {[gap.y, ground].map((y) => (
        <Break key={y} x={gap.x} y={y} />
      ))}
      <Keystone at={{ x: end, y: low }} />
      <circle className="fill-teal-line" cx={start} cy="18" r="3" />
      <text className="fill-ink" x="16" y="17" fontWeight="500">
        {from}
      </text>
      <text className="fill-copper" x={width - 4} y={low - 18} textAnchor="end" fontWeight="600">
        {to}
      </text>
      <text className="note fill-ink-2" x={start + 2} y={ground + 27}>
        {note}
      </text>
    </Illustration>
  )
}

/** Two slanted strokes that mark the part left out. */
const Break = ({ x, y }: { x: number; y: number }) => {
  const at = `${(x - 9).toFixed(1)} ${(y + 10).toFixed(1)}`
  return (
    <g>
      <path className="fill-paper" d={`M${at}l8-20h10l-8 20z`} />
      <path className="stroke-ink-2" d={`M${at}l8-20m10 0l-8 20`} />
    </g>
  )
}
