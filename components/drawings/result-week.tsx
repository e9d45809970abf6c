import { Drawing } from './parts'

const [inset, step, row, cell] = [40, 40, 21, 34]

interface ResultWeekProps {
  /** Hours won back out of a week of `days` × 8. */
  saved: number
  /** Short names of the working days. */
  days: readonly string[]
  /** Said under the cells. */
  note: string
}

/** A working week, one cell an hour; the hours won back are filled, the last of them in copper. */
export const ResultWeek = ({ saved, days, note }: ResultWeekProps) => {
  const cells = days.flatMap((_, day) => Array.from({ length: 8 }, (_, hour) => day * 8 + hour))
  const draw = (index: number) =>
    `M${inset + (index % 8) * step} ${Math.floor(index / 8) * row + 1}h${cell}v${row - 6}h-${cell}z`
  return (
    <Drawing size={[360, 124]} className="w-full max-w-100">
      {days.map((day, i) => (
        <text key={day} className="fill-ink-2" x="0" y={i * row + 13}>
          {day}
        </text>
      ))}
      <path
        className="stroke-rule-2"
        d={cells
          .filter((i) => i >= saved)
          .map(draw)
          .join('')}
      />
      <path
        className="fill-teal-line"
        d={cells
          .filter((i) => i < saved - 1)
          .map(draw)
          .join('')}
      />
      <path className="fill-copper-line" d={draw(saved - 1)} />
      <text className="plate-note fill-ink-2" x={inset} y={days.length * row + 14}>
        {note}
      </text>
    </Drawing>
  )
}
