import { formatCompactDollars } from '@/lib/money'
import type { Axis } from '@/lib/roi/sensitivity'

interface ScaleBarProps {
  axis: Axis
  /** The amounts at which the bar begins and ends. */
  bar: readonly [from: number, to: number]
  /** An amount that a line marks from top to bottom. */
  line?: number
  /** The amount that matters. */
  point?: number
  className: string
}

/** A bar between two amounts on a scale, in front of the scale's lines. The text beside it says the same. */
export const ScaleBar = ({ axis, bar: [from, to], line, point, className }: ScaleBarProps) => {
  const at = (amount: number) => axis.place(amount).toFixed(2)
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className={`block w-full overflow-visible *:[vector-effect:non-scaling-stroke] ${className}`}
    >
      <path className="stroke-rule" d={axis.ticks.map((tick) => `M${at(tick)} 0V1`).join('')} />
      <path className="stroke-teal-line stroke-10" d={`M${at(from)} .5H${at(to)}`} />
      {line !== undefined && <path className="stroke-ink stroke-2" d={`M${at(line)} 0V1`} />}
      {point !== undefined && (
        <path className="stroke-copper-line stroke-14" strokeLinecap="round" d={`M${at(point)} .5h0`} />
      )}
    </svg>
  )
}

/** The amounts at the lines of a scale, within its width. */
export const ScaleLabels = ({ ticks, place }: Axis) => (
  <span aria-hidden="true" className="relative block h-[1.6em] text-note font-normal text-ink-2 tabular-nums">
    {ticks.map((tick) => (
      <span key={tick} className="absolute bottom-0" style={{ left: `${place(tick)}%`, translate: `-${place(tick)}%` }}>
        {formatCompactDollars(tick)}
      </span>
    ))}
  </span>
)
