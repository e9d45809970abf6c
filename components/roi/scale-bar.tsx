import type { Axis } from '@/lib/roi/sensitivity'
import { formatCompactDollars } from '@/lib/text/money'

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
  const at = (amount: number) => `${axis.place(amount).toFixed(2)}%`
  return (
    <svg aria-hidden="true" className={`block w-full overflow-visible ${className}`}>
      {axis.ticks.map((tick) => (
        <line key={tick} className="stroke-rule-2" x1={at(tick)} x2={at(tick)} y2="100%" />
      ))}
      <line className="stroke-teal-line stroke-10" x1={at(from)} x2={at(to)} y1="50%" y2="50%" />
      {line !== undefined && <line className="stroke-ink stroke-2" x1={at(line)} x2={at(line)} y2="100%" />}
      {point !== undefined && <circle className="fill-copper-line" cx={at(point)} cy="50%" r="7" />}
    </svg>
  )
}

/** The amounts at the lines of a scale, within its width; where there is no room for all of many, each second one. */
export const ScaleLabels = ({ ticks, place }: Axis) => (
  <span
    aria-hidden="true"
    className="@container relative block h-[1.6em] text-note font-normal text-ink-2 tabular-nums"
  >
    {ticks.map((tick, index) => (
      <span
        key={tick}
        className={`absolute bottom-0 ${ticks.length > 4 ? '@max-[18rem]:nth-last-[even]:hidden' : ''}`}
        style={{ left: `${place(tick)}%`, translate: `-${index === 0 || !ticks[index + 1] ? place(tick) : 50}%` }}
      >
        {formatCompactDollars(tick)}
      </span>
    ))}
  </span>
)
