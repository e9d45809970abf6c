import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import type { Places } from '@/lib/before-after/places'
import { placeStyle } from './place-style'

interface WindowProps {
  title: string
  note: string
  places: Places
  children: ReactNode
}

/** A small window of the picture: title bar and content. */
export const Window = ({ title, note, places, children }: WindowProps) => (
  <Card corner="control" style={placeStyle(places)} className="ba-window absolute">
    <p className="flex items-baseline justify-between gap-8 border-b border-rule px-12 py-8 whitespace-nowrap">
      <span className="font-semibold">{title}</span>
      <span className="text-ink-2">{note}</span>
    </p>
    {children}
  </Card>
)

/** Rows of a window: words at the left, a value at the right. */
export const WindowRows = ({ rows }: { rows: readonly { label: string; value: string }[] }) => (
  <ul>
    {rows.map(({ label, value }) => (
      <li
        key={label}
        className="flex justify-between gap-8 border-t border-rule px-12 py-6 whitespace-nowrap first:border-t-0"
      >
        <span>{label}</span>
        <span className="font-semibold">{value}</span>
      </li>
    ))}
  </ul>
)

interface SheetRowsProps {
  rows: readonly (readonly string[])[]
  /** Texts of the cells that are marked as wrong. */
  faults: readonly string[]
}

/** Cells of a spreadsheet. */
export const SheetRows = ({ rows, faults }: SheetRowsProps) => (
  <ul>
    {rows.map((cells) => (
      <li key={cells.join()} className="ba-cells grid border-t border-rule first:border-t-0">
        {cells.map((cell) => (
          <span
            key={cell}
            className={`overflow-hidden border-l border-rule px-7 py-6 whitespace-nowrap first:border-l-0 ${faults.includes(cell) ? 'bg-copper-wash font-semibold text-copper' : ''}`}
          >
            {cell}
          </span>
        ))}
      </li>
    ))}
  </ul>
)
