import { Icon } from '@/components/ui/icon'
import { ComparisonHead } from './comparison-head'
import type { ServicesCopy } from './copy'
import { Explained } from './explained'
import { tableRoles as roles } from './table-roles'

type Copy = ServicesCopy['comparison']

const textClass = 'flex items-baseline gap-3 text-balance'

/** With us and without us, topic by topic; a popup explains each topic. */
export const Comparison = ({ copy }: { copy: Copy }) => (
  <>
    <ComparisonHead copy={copy} />
    <div data-enhance="explanations">
      <table {...roles.table} aria-label={copy.heading} className="comparison w-full text-left max-sm:mt-8">
        {/* On paper it is repeated on each page, in place of the names above. */}
        <thead {...roles.group} className="sr-only text-small text-ink-2 print:not-sr-only">
          <tr {...roles.row}>
            {[copy.topicLabel, copy.withoutLabel, copy.withLabel].map((label) => (
              <th key={label} {...roles.column}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {copy.rows.map((row, index) => (
            <tr key={row.topic} {...roles.row}>
              <th {...roles.head}>
                <Explained id={`Explanation-${index + 1}`} label={copy.explainLabel} text={row.explanation}>
                  {row.topic}
                </Explained>
              </th>
              <td {...roles.cell} className="text-ink-2">
                <ColumnName name={copy.withoutLabel} />
                <span className={textClass}>
                  <LooseMark />
                  <WithRanges text={row.without} />
                </span>
              </td>
              <td {...roles.cell}>
                <ColumnName name={copy.withLabel} />
                <span className={textClass}>
                  <Icon name="check" size={20} className="shrink-0 translate-y-1" />
                  <WithRanges text={row.with} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
)

/** Text whose ranges, such as “5–7”, do not break at their dash. */
const WithRanges = ({ text }: { text: string }) => (
  <span>
    {text.split(/(\d+–\d+)/).map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <span key={part} className="whitespace-nowrap">
          {part}
        </span>
      ),
    )}
  </span>
)

/** The name of the column, shown where rows are stacked; screen readers take it from the table's head. */
const ColumnName = ({ name }: { name: string }) => (
  <span aria-hidden="true" className="mb-1 block text-note font-semibold text-ink-2 sm:hidden">
    {name}
  </span>
)

/** A hollow end: not connected. */
const LooseMark = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 20 20"
    className="size-5 shrink-0 translate-y-1 fill-none stroke-copper-line"
    strokeWidth="1.5"
  >
    <circle cx="10" cy="10" r="3.6" />
  </svg>
)
