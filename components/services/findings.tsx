import type { ServicesCopy } from './copy'
import { HourCells } from './hour-cells'
import { Pane } from './pane'
import { tableRoles as roles } from './table-roles'

/** A page of a findings report: how the hours of a week are spent, one cell for each hour, and the advice. */
export const Findings = ({ copy }: { copy: ServicesCopy['findings'] }) => {
  const most = Math.max(...copy.rows.map(({ hours }) => hours))
  return (
    <Pane title={copy.title} note={copy.note} caption={copy.caption}>
      <div className="@container">
        <table {...roles.table} className="findings w-full text-left text-small wrap-anywhere">
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
                <th {...roles.head} className="font-semibold">
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
