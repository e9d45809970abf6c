import { lines, type Point } from '@/lib/catenary'
import { Illustration, Keystone } from './parts'

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

const [center, radius] = [120, 112]

/** A point of the dial at the fraction `part` of the circle, clockwise from the top. */
function around(part: number, r: number): Point {
  const angle = 2 * Math.PI * part
  return { x: center + r * Math.sin(angle), y: center - r * Math.cos(angle) }
}

/** A clock face with one mark for each unit of the total; the hand has passed the counted ones. */
export const MetricDial = ({ count, total }: Share) => {
  const share = count / total
  const [top, end, hand] = [around(0, radius - 22), around(share, radius - 22), around(share, radius)]
  const marks = (from: number, to: number) =>
    lines(
      Array.from({ length: to - from }, (_, i) => {
        const part = (from + i) / total
        return [around(part, radius - ((from + i) % 5 === 0 ? 14 : 7)), around(part, radius)] as const
      }),
    )
  return (
    <Illustration size={[240, 240]} className="w-full max-w-80">
      <path
        className="fill-teal-wash"
        d={`M${center} ${center}V${top.y.toFixed(1)}A${radius - 22} ${radius - 22} 0 ${share > 0.5 ? 1 : 0} 1 ${end.x.toFixed(1)} ${end.y.toFixed(1)}z`}
      />
      <path className="stroke-field" d={marks(count + 1, total)} />
      <path className="stroke-teal-line" strokeWidth="3" d={marks(0, count)} />
      <path className="stroke-ink" strokeWidth="1.75" d={lines([[{ x: center, y: center }, top]])} />
      <path className="stroke-copper-line" strokeWidth="1.75" d={lines([[{ x: center, y: center }, hand]])} />
      <path className="stroke-ink" strokeWidth="9" d={`M${center} ${center}h0`} />
      <Keystone at={hand} halo />
    </Illustration>
  )
}

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

/** The days of a calendar in a row, or in several of many; the counted last ones are filled, the day that is now the last one is in copper. */
export const MetricStrip = ({ count, total }: Share) => (
  <ol
    aria-hidden="true"
    className={`grid grid-cols-7 gap-1 text-center font-display text-body sm:gap-2 ${total > 14 ? 'sm:grid-cols-[repeat(auto-fit,minmax(1.75rem,1fr))]' : 'sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none'}`}
  >
    {Array.from({ length: total }, (_, i) => i + 1).map((day) => (
      <li key={day} className={`border py-[30%] leading-none ${dayLook(day - (total - count))}`}>
        {day}
      </li>
    ))}
  </ol>
)

/** By the number of days after the day that is now the last one. */
const dayLook = (after: number) => {
  if (after === 0) return 'border-copper-line text-copper'
  return after > 0 ? 'border-teal-line bg-teal-wash' : 'border-field text-ink-2'
}
