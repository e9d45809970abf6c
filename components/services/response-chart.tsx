interface ResponseChartProps {
  label: string
  /** Seconds, one value a day, the oldest first. */
  series: readonly number[]
  from: string
  to: string
}

/** Top of the scale, in seconds. */
const top = 2
const marks = [top, top / 2, 0]

/** Response time by day: a line, its slowest day hollow, today in copper. Wide and narrow screens have separate plots. */
export const ResponseChart = ({ label, series, from, to }: ResponseChartProps) => (
  <div
    className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 p-(--pane-edge) text-note text-ink-2"
    aria-hidden="true"
  >
    <p className="col-span-2 mb-3 text-small font-semibold text-ink">{label}</p>
    <div className="-my-2.5 flex flex-col justify-between text-right tabular-nums">
      {marks.map((seconds) => (
        <span key={seconds}>{seconds}s</span>
      ))}
    </div>
    <div>
      <Plot series={series} width={260} height={90} className="sm:hidden" />
      <Plot series={series} width={760} height={150} className="max-sm:hidden" />
    </div>
    <p className="col-start-2 mt-2 flex justify-between">
      <span>{from}</span>
      <span>{to}</span>
    </p>
  </div>
)

interface PlotProps {
  series: readonly number[]
  width: number
  height: number
  className: string
}

const Plot = ({ series, width, height, className }: PlotProps) => {
  const yOf = (seconds: number): number => height - (Math.min(seconds, top) / top) * height
  const points = series.map((seconds, day) => ({ x: 6 + (day / (series.length - 1)) * (width - 12), y: yOf(seconds) }))
  const worst = points.reduce((highest, point) => (point.y < highest.y ? point : highest))
  const today = points.at(-1) ?? worst
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  const grid = [0, 0.25, 0.5, 0.75].map((part) => `M0 ${part * height}H${width}`).join('')
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={`illustration w-full ${className}`}>
      <path className="stroke-rule" d={grid} />
      <path className="fill-teal-wash" d={`${line}V${height}H6z`} />
      <path className="stroke-rule-2" d={`M0 ${height}H${width}`} />
      <path data-draw="" pathLength={1} className="stroke-teal-line" strokeWidth="2.2" d={line} />
      <circle className="fill-card stroke-copper-line stroke-2" cx={worst.x} cy={worst.y} r="4.5" />
      <circle className="fill-copper-line" cx={today.x} cy={today.y} r="5.5" />
    </svg>
  )
}
