import { arch, halves } from '@/lib/catenary'
import type { Share } from './metric-units'
import { Illustration, Keystone } from './parts'

interface StripProps extends Share {
  width: number
  /** The number of the first day that is shown. */
  first: number
  className: string
}

/** The days of a calendar in a row. An arch leads from the last one back over the counted ones. */
export const MetricStrip = (share: Share) => (
  <>
    <Strip {...share} width={1200} first={1} className="max-sm:hidden" />
    <Strip
      {...share}
      width={335}
      first={Math.max(1, share.total - Math.max(7, share.count + 2))}
      className="sm:hidden"
    />
  </>
)

const Strip = ({ count, total, width, first, className }: StripProps) => {
  const days = Array.from({ length: total - first + 1 }, (_, i) => first + i)
  const gap = width > 600 ? 8 : 4
  const step = (width + gap) / days.length
  const rise = Math.min(96, step * count * 0.34)
  const top = rise + 22
  const tall = Math.min(84, step * 1.1)
  const left = (day: number) => (day - first) * step
  const middle = (day: number) => left(day) + (step - gap) / 2
  const leaves = (from: number, to: number) =>
    days
      .filter((day) => day >= from && day <= to)
      .map((day) => `M${left(day).toFixed(1)} ${top}h${(step - gap).toFixed(1)}v${tall}h${(gap - step).toFixed(1)}z`)
      .join('')
  const [due, now] = [total, total - count]
  const back = arch(middle(now), middle(due), top, rise)
  return (
    <Illustration size={[width, top + tall + 2]} className={`w-full ${className}`}>
      <path className="stroke-field" d={leaves(first, now)} />
      <path className="fill-teal-wash stroke-teal-line" d={leaves(now + 1, due)} />
      <path data-draw="" pathLength={2} className="stroke-teal-line" strokeWidth="1.75" d={halves(back)} />
      <path className="stroke-field" strokeWidth="7" d={`M${middle(due).toFixed(1)} ${top}h0`} />
      <Keystone at={{ x: middle(now), y: top }} halo="still" />
      {days.map((day) => (
        <text
          key={day}
          className={`font-display sm:max-lg:text-h3 lg:text-h4 ${day > now ? 'fill-ink' : day === now ? 'fill-copper' : 'fill-ink-2'}`}
          x={middle(day).toFixed(1)}
          y={top + tall / 2 + (width > 600 ? 7 : 5)}
          textAnchor="middle"
          fontWeight={day === now ? '600' : undefined}
        >
          {day}
        </text>
      ))}
    </Illustration>
  )
}
