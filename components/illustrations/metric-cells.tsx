import { Illustration } from './parts'

/** A number of counted units out of a total. */
export interface Share {
  count: number
  total: number
}

const width = 240
const gap = 4

/** A grid with one cell for each unit of the total; the counted cells are filled, the last one in copper. */
export const MetricCells = ({ count, total, columns = 10 }: Share & { columns?: number }) => {
  const step = (width + gap) / columns
  const edge = (step - gap).toFixed(1)
  const cells = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => {
      const [column, row] = [(from + index) % columns, Math.floor((from + index) / columns)]
      return `M${(column * step).toFixed(1)} ${(row * step).toFixed(1)}h${edge}v${edge}h-${edge}z`
    }).join('')
  return (
    <Illustration size={[width, Math.ceil(total / columns) * step - gap]} className="w-full max-w-80">
      <path className="stroke-field" d={cells(count, total)} />
      <path className="fill-teal-line stroke-teal-line" d={cells(0, count - 1)} />
      <path className="fill-copper-line stroke-copper-line" d={cells(count - 1, count)} />
    </Illustration>
  )
}
