import { HourCells } from './hour-cells'
import { Pane } from './pane'
import { tableRoles as roles } from './table-roles'
import type { ServicesWords } from './words'

/** A page of a findings report: where the hours of a week go, one cell an hour, and what we advise. */
export const Findings = ({ words }: { words: ServicesWords['findings'] }) => {
  const most = Math.max(...words.rows.map(({ hours }) => hours))
  return (
    <Pane title={words.title} note={words.note} caption={words.caption}>
      <table {...roles.table} className="findings w-full text-left text-small wrap-anywhere">
        <thead {...roles.group}>
          <tr {...roles.row} className="text-ink-2">
            <th {...roles.column} className="max-[30rem]:sr-only">
              {words.processLabel}
            </th>
            <th {...roles.column}>{words.hoursLabel}</th>
            <th {...roles.column}>{words.verdictLabel}</th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {words.rows.map(({ process, hours, verdict }, index) => (
            <tr key={process} {...roles.row} className={index === 0 ? 'bg-teal-wash' : ''}>
              <th {...roles.head} className="font-semibold">
                {process}
              </th>
              <td {...roles.cell}>
                <span className="flex flex-wrap items-center gap-x-3">
                  <HourCells hours={hours} most={most} first={index === 0} />
                  <span className="whitespace-nowrap">
                    {hours} {words.hoursUnit}
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
    </Pane>
  )
}
