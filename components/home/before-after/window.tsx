import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/lib/sprite/icons'

interface WindowProps {
  title: string
  note: string
  /** How far the window is turned. */
  turn: string
  children: ReactNode
}

const bar = 'flex flex-wrap items-baseline justify-between gap-x-8 px-12 py-8'

/** A window of a modern program: a bar with its icon, and a list. */
export const Window = ({ title, note, icon, turn, children }: WindowProps & { icon: IconName }) => (
  <Card className={`sm:pb-44 ${turn}`}>
    <div className={`${bar} border-b border-rule`}>
      <span className="flex items-center gap-8 font-semibold">
        <Icon name={icon} size={20} className="size-20" />
        {title}
      </span>
      <span className="text-ink-2">{note}</span>
    </div>
    {children}
  </Card>
)

/** A gray window of an old program: a bar with buttons, a list with a scroll bar, a status line. */
export const OldWindow = ({ title, note, turn, children }: WindowProps) => (
  <div className={`border-2 border-field bg-rule shadow-float ${turn}`}>
    <div className="flex items-center justify-between bg-(--old-bar) px-10 py-4 font-semibold text-(--old-title)">
      {title}
      <svg aria-hidden="true" viewBox="0 0 44 12" fill="none" className="h-12 stroke-current">
        <path d="M1 10h9M18 2h9v8h-9zM34 2l8 8m0-8l-8 8" />
      </svg>
    </div>
    <div className="mx-8 mt-8 flex border border-field bg-card">
      <div className="flex-1">{children}</div>
      <div aria-hidden="true" className="w-14 border-l border-field bg-rule pt-12">
        <div className="h-20 border-y border-field bg-card" />
      </div>
    </div>
    <div className="px-10 py-6 text-ink-2">{note}</div>
  </div>
)

/** A phone, whose top is cut off by the illustration's edge. */
export const Phone = ({ title, note, turn, children }: WindowProps) => (
  <div className={`rounded-panel border-6 border-(--bezel) bg-card shadow-float ${turn}`}>
    <svg aria-hidden="true" viewBox="0 0 40 4" className="mx-auto mt-12 mb-16 w-40">
      <rect width="40" height="4" rx="2" className="fill-rule-2" />
    </svg>
    <div className={`${bar} border-b border-rule`}>
      <span className="font-semibold">{title}</span>
      <span className="text-ink-2">{note}</span>
    </div>
    {children}
  </div>
)

/** Rows of a window: text at the left, a value at the right. */
export const WindowRows = ({ rows }: { rows: readonly { label: string; value: string }[] }) => (
  <ul>
    {rows.map(({ label, value }) => (
      <li
        key={label}
        className="flex flex-wrap justify-between gap-x-4 border-t border-rule px-8 py-6 first:border-t-0 sm:px-12"
      >
        <span>{label}</span>
        <span className="ml-auto font-semibold">{value}</span>
      </li>
    ))}
  </ul>
)

interface SheetProps {
  title: string
  note: string
  rows: readonly (readonly string[])[]
  /** Texts of the cells that are marked as wrong. */
  faults: readonly string[]
  turn: string
}

const columns = ['A', 'B', 'C', 'D', 'E'] as const

/** The columns, of which the first is narrow, but holds its longest word. */
const columnLook = 'grid grid-cols-[minmax(min-content,41fr)_130fr_66fr_74fr_17fr] wrap-break-word'

const rowLook = `${columnLook} col-span-full supports-[grid-template-columns:subgrid]:grid-cols-subgrid`

const cellLook = 'border-l border-rule px-3 py-6 first:border-l-0 sm:px-7'

const EmptyRow = () => (
  <div aria-hidden="true" className={`${rowLook} border-t border-rule max-sm:hidden`}>
    {columns.map((column) => (
      <span key={column} className="h-28 border-l border-rule first:border-l-0" />
    ))}
  </div>
)

/** A spreadsheet: a bar, lettered columns, and empty rows below the filled ones. */
export const Sheet = ({ title, note, rows, faults, turn }: SheetProps) => (
  <div className={`${columnLook} border border-rule-2 bg-card shadow-float ${turn}`}>
    <div className="col-span-full flex flex-wrap items-baseline gap-x-16 bg-teal-wash px-12 py-6 wrap-anywhere">
      <span className="font-semibold">{title}</span>
      <span className="text-ink-2">{note}</span>
    </div>
    <div aria-hidden="true" className={`${rowLook} bg-stone text-center text-ink-2 *:last:max-sm:invisible`}>
      {columns.map((column) => (
        <span key={column}>{column}</span>
      ))}
    </div>
    <ul className={rowLook}>
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
