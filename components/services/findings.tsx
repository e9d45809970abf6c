import { tableRoles as roles } from '@/components/ui/table-roles'
import type { Fields } from '@/lib/content/collections'
import { Pane } from './pane'

/** A page of a findings report: how the hours of a week are spent, one cell for each hour, and the advice. */
export const Findings = ({ copy }: { copy: NonNullable<Fields<'servicesPage'>['findings']> }) => {
  const most = Math.max(...copy.rows.map(({ hours }) => hours))
  return (
    <Pane title={copy.title} note={copy.note} caption={copy.caption}>
      <div className="@container">
        <table {...roles.table} className="findings w-full text-left text-small wrap-anywhere @2xl:text-body">
          <thead {...roles.group}>
            <tr {...roles.row} className="text-ink-2">
              <th {...roles.column} className="@max-[30rem]:sr-only">
                {copy.processLabel}
              </th>
              <th {...roles.column}>{copy.hoursLabel}</th>
              <th {...roles.column}>{copy.verdictLabel}</th>
            </tr>
          </thead>
          <tbody {...roles.group}>
            {copy.rows.map(({ process, hours, verdict }, index) => (
              <tr key={process} {...roles.row} className={index === 0 ? 'bg-teal-wash' : ''}>
                <th {...roles.head} className="font-semibold @5xl:font-display @5xl:text-h3 @5xl:font-medium">
                  {process}
                </th>
                <td {...roles.cell}>
                  <span className="flex flex-wrap items-center gap-x-3">
                    <HourCells hours={hours} most={most} first={index === 0} />
                    <span className="whitespace-nowrap">
                      {hours} {copy.hoursUnit}
                    </span>
                  </span>
                </td>
                <td {...roles.cell} className={index === 0 ? 'font-semibold text-copper' : 'text-ink-2'}>
                  {verdict}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Pane>
  )
}

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
const HourCells = ({ hours, most, first }: HourCellsProps) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${most * step} 10`}
    className="h-auto w-33 overflow-visible @max-[30rem]:w-[min(16rem,100%-3.5rem)] @2xl:w-66 @5xl:w-132"
  >
    <path
      d={cells(0, first ? hours - 1 : hours)}
      className={first ? 'fill-teal-line stroke-teal-line' : 'fill-none stroke-ink-2'}
    />
    {first && <path d={cells(hours - 1, hours)} className="fill-copper-line stroke-copper-line" />}
  </svg>
)
