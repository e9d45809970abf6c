import { dots, type Point } from '@/lib/catenary'

const size = { width: 250, height: 104 }

const line = (points: readonly Point[]) => points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')

interface ChartProps {
  /** Percentages, one a day. */
  series: readonly number[]
  days: readonly string[]
}

/**
 * The week as a line between two whole percentages, with each day's name below its point. The area below it is not filled, since the
 * axis does not begin at zero.
 */
export const Chart = ({ series, days }: ChartProps) => {
  const [least, most] = [Math.floor(Math.min(...series)), Math.ceil(Math.max(...series))]
  // A week of one value is drawn along the ground.
  const range = most - least || 1
  const points = series.map((value, i) => ({
    x: ((i + 0.5) * size.width) / series.length,
    y: Math.round((size.height * (most - value)) / range),
  }))
  const last = points.at(-1) ?? { x: 0, y: 0 }
  const levels = [0, 0.25, 0.5, 0.75].map((part) => `M0 ${size.height * part}H${size.width}`).join('')
  return (
    <div className="flex gap-6 self-start text-[0.9em] leading-tight text-ink-2">
      <p className="flex flex-col justify-between pb-16 text-right">
        <span>{most}%</span>
        <span>{least}%</span>
      </p>
      <div className="w-150 pt-8 sm:w-250">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${size.width} ${size.height}`}
          fill="none"
          strokeLinecap="round"
          className="w-full overflow-visible"
        >
          <path d={levels} className="stroke-rule" />
          <path d={line(points)} className="stroke-teal-line" strokeWidth="2" strokeLinejoin="round" />
          <path d={dots(points.slice(0, -1))} className="stroke-teal-line" strokeWidth="5" />
          <path d={dots([last])} className="stroke-copper-line" strokeWidth="9" />
          <path d={`M0 ${size.height}H${size.width}`} className="stroke-rule-2" />
        </svg>
        <ul className="mt-6 grid grid-cols-5 text-center">
          {days.map((day) => (
            <li key={day}>{day}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
