import { Drawing } from '@/components/drawings/parts'
import { splitMetric } from '@/lib/metric'

/** How a metric of one unit is drawn: `total` cells stand for the whole. */
export interface Scale {
  unit: string
  total: number
  columns: number
  caption: string
}

const width = 240
const gap = 4

/** A metric in true proportion: as many cells of the whole as it counts, the last one copper. */
export const MetricCells = ({ metric, scales }: { metric: string; scales: readonly Scale[] }) => {
  const { unit, count } = splitMetric(metric)
  const scale = scales.find((candidate) => candidate.unit === unit)
  if (!scale || count === undefined || count > scale.total) return null
  const { total, columns, caption } = scale
  const step = (width + gap) / columns
  const edge = (step - gap).toFixed(1)
  const cells = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => {
      const [column, row] = [(from + index) % columns, Math.floor((from + index) / columns)]
      return `M${(column * step).toFixed(1)} ${(row * step).toFixed(1)}h${edge}v${edge}h-${edge}z`
    }).join('')
  return (
    <>
      <Drawing size={[width, Math.ceil(total / columns) * step - gap]} className="mt-6 w-full max-w-60">
        <path className="stroke-rule-2" d={cells(count, total)} />
        <path className="fill-teal-line stroke-teal-line" d={cells(0, count - 1)} />
        <path className="fill-copper-line stroke-copper-line" d={cells(count - 1, count)} />
      </Drawing>
      <span className="mt-3 block text-note text-ink-2">{caption}</span>
    </>
  )
}
