import type { Share } from './metric-cells'
import { Illustration } from './parts'

interface ShelfProps extends Share {
  width: number
  /** Places on each board. */
  row: number
  className: string
}

const [jar, board] = [26, 46]

/** Boards with one place for each unit of the total, as wide as the window; the counted places are filled. */
export const MetricShelf = (share: Share) => (
  <>
    <Shelf {...share} width={1200} row={share.total} className="max-lg:hidden" />
    <Shelf {...share} width={728} row={Math.ceil(share.total / 2)} className="max-sm:hidden lg:hidden" />
    <Shelf {...share} width={335} row={Math.ceil(share.total / 2)} className="sm:hidden" />
  </>
)

const Shelf = ({ count, total, width, row, className }: ShelfProps) => {
  const step = width / row
  const edge = (0.66 * step).toFixed(1)
  const boards = Math.ceil(total / row)
  const places = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => {
      const [column, level] = [(from + i) % row, Math.floor((from + i) / row)]
      return `M${((column + 0.17) * step).toFixed(1)} ${(level + 1) * board - 1}v-${jar}h${edge}v${jar}`
    }).join('')
  return (
    <Illustration size={[width, boards * board]} className={`w-full ${className}`}>
      <path className="stroke-field" d={places(count, total)} />
      <path className="fill-teal-line stroke-teal-line" d={places(0, count - 1)} />
      <path className="fill-copper-line stroke-copper-line" d={places(count - 1, count)} />
      <path
        className="stroke-ink"
        strokeWidth="1.4"
        d={Array.from({ length: boards }, (_, i) => `M-2000 ${(i + 1) * board}h${width + 4000}`).join('')}
      />
    </Illustration>
  )
}
