import { Figure } from '@/components/ui/figure'
import type { Roi } from '@/lib/content/collections/roi'
import type { Explanation } from '@/lib/roi/explain'
import { splitFigure } from '@/lib/roi/format'
import { NoBreakAnswer } from './no-break-answer'

/** The result, such as “$315,315 annually”, with its label. */
export function ResultTotal({ label, text }: { label: string; text: string }) {
  const { figure, unit } = splitFigure(text)
  return (
    <dl className="my-6 text-small text-ink-2 print:mt-2 print:*:inline">
      <dt className="font-semibold text-ink">{label}</dt>
      <dd className="mt-2 flex flex-wrap items-baseline gap-x-2 print:mx-1">
        <Figure
          value={figure}
          className="whitespace-nowrap text-[min(5rem,14cqi)] leading-none text-ink print:text-title"
        />{' '}
        {unit}
      </dd>
    </dl>
  )
}

interface ResultSumProps {
  copy: Roi['result']['sum']
  rows: Explanation['rows']
  total: { label: string; amount: string }
}

/** The sum behind the savings, one factor a row with its unit and the answer that it comes from, and what it comes to. */
export function ResultSum({ copy, rows, total }: ResultSumProps) {
  return (
    <div>
      <h3 className="text-h3">{copy.heading}</h3>
      <p className="mt-1 text-small text-ink-2 print:hidden">{copy.text}</p>
      <dl className="mt-3 border-t border-ink text-small text-ink-2 print:mt-1">
        {rows.map(({ name, label, note, spoken, value, unit }, index) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_fit-content(50%)] items-baseline gap-x-5 border-b border-rule py-2.5 print:py-1 @[24rem]:grid-rows-[auto_1fr] @max-[14rem]:block"
          >
            <dt className="font-semibold wrap-anywhere text-balance text-ink">
              <NoBreakAnswer text={label} spoken={spoken.label} />
            </dt>
            <dd className="flex items-baseline gap-x-2 @[24rem]:row-span-2">
              <span className="whitespace-nowrap font-display text-h3 tabular-nums text-ink">
                {index > 0 && (
                  <span aria-hidden="true" className="font-sans">
                    ×{'\u00a0'}
                  </span>
                )}
                {value}
              </span>{' '}
              <span className="w-26 text-balance @max-[20rem]:w-18">{unit}</span>
            </dd>
            {note && (
              <dd className="wrap-anywhere text-balance @max-[24rem]:col-span-full">
                <NoBreakAnswer text={note} spoken={spoken.note} />
              </dd>
            )}
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-5 py-2.5 text-ink print:py-1">
          <dt className="font-semibold">{total.label}</dt>
          <dd className="font-display text-h3 tabular-nums">
            ={'\u00a0'}
            {total.amount}
          </dd>
        </div>
      </dl>
    </div>
  )
}
