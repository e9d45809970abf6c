import { SectionHead } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { tableRoles as roles } from '@/components/ui/table-roles'
import { wrapParts } from '@/components/ui/text'
import type { Fields } from '@/lib/content/collections'

type Copy = Fields<'servicesPage'>['comparison']

/** Such as “5–7”, which does not break at its dash. */
const range = /\d+–\d+/g

const textClass = 'flex items-baseline gap-2 text-pretty max-sm:text-small sm:gap-3 sm:text-balance'

/** With us and without us, topic by topic; a button explains each topic, in its row or on wide screens above it. */
export const Comparison = ({ copy }: { copy: Copy }) => (
  <>
    <SectionHead heading={copy.heading} lead={copy.lead} layout="below" />
    <div data-enhance="explanations">
      <table {...roles.table} aria-label={copy.heading} className="comparison mt-8 w-full text-left lg:mt-12">
        <thead {...roles.group} className="font-display text-body tracking-lead">
          <tr {...roles.row}>
            {[copy.topicLabel, copy.withoutLabel, copy.withLabel].map((label, index) => (
              <th key={label} {...roles.column} className={index === 0 ? 'max-sm:sr-only' : ''}>
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
                <span className={textClass}>
                  <LooseMark />
                  <span>{wrapParts(row.without, range)}</span>
                </span>
              </td>
              <td {...roles.cell}>
                <span className={textClass}>
                  <Icon name="check" size={20} className="shrink-0 translate-y-1" />
                  <span>{wrapParts(row.with, range)}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
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

interface ExplainedProps {
  id: string
  /** Follows the text in the button's name, so that it says what it opens. */
  label: string
  text: string
  children: string
}

/**
 * Text with an explanation: a button with a native popover, which opens on click, tap, Enter, and Space and closes on Escape or
 * on a click outside without any script. An enhancement also opens it on hover and focus.
 */
const Explained = ({ id, label, text, children }: ExplainedProps) => (
  <div data-part="explained">
    <button
      data-part="explained-button"
      type="button"
      popoverTarget={id}
      aria-label={`${children}, ${label}`}
      className="explained-button inline-flex min-h-11 items-center gap-3 text-left font-display text-body font-medium tracking-lead transition-colors max-lg:w-full max-lg:justify-between"
    >
      {children}
      <Icon name="plus" size={18} className="flex-none transition-[rotate] duration-240 ease-settle print:hidden" />
    </button>
    <Card
      id={id}
      data-part="explanation"
      popover="auto"
      look="flat"
      corner="plate"
      className="explanation px-4 py-3 text-small leading-snug font-normal text-ink print:border-0 print:p-0"
    >
      <p>{text}</p>
    </Card>
  </div>
)
