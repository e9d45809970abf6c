import { Illustration } from './parts'

const row = 21

interface ResultWeekProps {
  /** Hours saved in a week of `days` × 8. */
  hours: number
  /** Short names of the working days. */
  days: readonly string[]
  /** Caption below the cells. */
  caption: string
}

/** A working week, one cell for each hour; the saved hours are filled, the last one in copper. As wide as its column. */
export const ResultWeek = (props: ResultWeekProps) => (
  <div className="@container">
    <Week {...props} width={280} className="hidden @max-[20.75rem]:block" />
    <Week {...props} width={360} className="@max-[20.75rem]:hidden" />
  </div>
)

interface WeekProps extends ResultWeekProps {
  width: number
  className: string
}

const Week = ({ hours, days, caption, width, className }: WeekProps) => {
  // Names of four or five letters take more room.
  const inset = days.some(({ length }) => length > 3) ? 54 : 40
  const step = (width - inset) / 8
  const cells = days.flatMap((_, day) => Array.from({ length: 8 }, (_, hour) => day * 8 + hour))
  const draw = (index: number) =>
    `M${inset + (index % 8) * step} ${Math.floor(index / 8) * row + 1}h${step - 6}v${row - 6}h${6 - step}z`
  return (
    <div className={`mt-6 max-w-100 ${className}`}>
      <Illustration size={[width, days.length * row]} className="w-full">
        {days.map((day, i) => (
          <text key={day} className="fill-ink-2" x="0" y={i * row + 13}>
            {day}
          </text>
        ))}
        <path
          className="stroke-field"
          d={cells
            .filter((i) => i >= hours)
            .map(draw)
            .join('')}
        />
        <path
          className="fill-teal-line"
          d={cells
            .filter((i) => i < hours - 1)
            .map(draw)
            .join('')}
        />
        <path className="fill-copper-line" d={draw(hours - 1)} />
      </Illustration>
      <p
        aria-hidden="true"
        className="font-display text-note text-ink-2"
        style={{ marginLeft: `${(100 * inset) / width}%` }}
      >
        {caption}
      </p>
    </div>
  )
}
