interface HourCellsProps {
  /** Number of cells, and that of the longest row, which sets the common scale. */
  hours: number
  most: number
  /** The most important row: full cells, the last one in copper. */
  first: boolean
}

const cell = 9
const step = 12

const cells = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `M${(from + index) * step + 0.5} .5h${cell}v${cell}h-${cell}z`).join(
    '',
  )

/** A number of hours as cells, to the same scale as the other rows. */
export const HourCells = ({ hours, most, first }: HourCellsProps) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${most * step} 10`}
    className="h-auto w-33 overflow-visible @max-[30rem]:w-[min(12.375rem,100%-3.5rem)]"
  >
    <path
      d={cells(0, first ? hours - 1 : hours)}
      className={first ? 'fill-teal-line stroke-teal-line' : 'fill-none stroke-ink-2'}
    />
    {first && <path d={cells(hours - 1, hours)} className="fill-copper-line stroke-copper-line" />}
  </svg>
)
