import type { Places } from '@/lib/before-after/places'
import { placeStyle } from './place-style'

interface SheetProps {
  title: string
  note: string
  rows: readonly (readonly string[])[]
  /** Texts of the cells that are marked as wrong. */
  faults: readonly string[]
  places: Places
}

const columns = ['A', 'B', 'C', 'D', 'E'] as const

const rowLook = 'grid grid-cols-[41fr_140fr_57fr_70fr_20fr] wrap-anywhere'

const cellLook = 'border-l border-rule px-3 py-6 first:border-l-0 sm:px-7'

const EmptyRow = () => (
  <div aria-hidden="true" className={`${rowLook} border-t border-rule max-sm:hidden`}>
    {columns.map((column) => (
      <span key={column} className="h-28 border-l border-rule first:border-l-0" />
    ))}
  </div>
)

/** A spreadsheet: a bar, lettered columns, and empty rows below the filled ones. */
export const Sheet = ({ title, note, rows, faults, places }: SheetProps) => (
  <div style={placeStyle(places)} className="ba-place border border-rule-2 bg-card shadow-float">
    <p className="flex flex-wrap items-baseline gap-x-16 bg-teal-wash px-12 py-6">
      <span className="font-semibold">{title}</span>
      <span className="text-ink-2">{note}</span>
    </p>
    <p aria-hidden="true" className={`${rowLook} bg-stone text-center text-ink-2`}>
      {columns.map((column) => (
        <span key={column}>{column}</span>
      ))}
    </p>
    <ul>
      {rows.map((cells) => (
        <li key={cells.join()} className={`${rowLook} border-t border-rule`}>
          {cells.map((cell) => (
            <span
              key={cell}
              className={`${cellLook} ${faults.includes(cell) ? 'bg-copper-wash font-semibold text-copper' : ''}`}
            >
              {cell}
            </span>
          ))}
          <span className="border-l border-rule" />
        </li>
      ))}
    </ul>
    <EmptyRow />
  </div>
)
