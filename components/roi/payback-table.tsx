import { NoBreakText } from '@/components/ui/text'
import type { Roi } from '@/lib/content/collections/roi'
import { formatNumber } from '@/lib/roi/format'
import { type Bounds, paybackOf } from '@/lib/roi/payback'
import { fillTemplate } from '@/lib/text/fill-template'
import { formatDollars } from '@/lib/text/money'

interface PaybackTableProps {
  /** US dollars a year. */
  savings: number
  /** What a first project costs in US dollars. */
  price: Bounds
  copy: Roi['result']['payback']
}

/** How much of the estimate pays for a first project, and how soon where only a part of it comes true. */
export function PaybackTable({ savings, price, copy }: PaybackTableProps) {
  const { share, parts } = paybackOf(savings, price)
  const rangeOf = ({ from, to }: Bounds) =>
    from === to ? formatNumber(from) : fillTemplate(copy.range, { from: formatNumber(from), to: formatNumber(to) })
  const words = { least: formatDollars(price.from), most: formatDollars(price.to), share: rangeOf(share) }
  // Where all are one month, the text above says it.
  const longest = Math.max(...parts.map(({ months }) => months.to))
  return (
    <section aria-labelledby="roi-payback" className="mt-8 print:hidden">
      <h3 id="roi-payback" className="text-h3">
        {copy.heading}
      </h3>
      <p className="mt-1 text-small text-ink-2">
        <NoBreakText text={fillTemplate(share.to > 100 ? copy.longText : copy.text, words)} />
      </p>
      {longest > 1 && (
        <table className="mt-3 w-full table-fixed text-left text-small">
          <thead className="text-note text-ink-2">
            <tr className="border-b border-ink">
              <th scope="col" className="w-2/5 py-2 pr-4 font-normal">
                {copy.partLabel}
              </th>
              <th scope="col" className="py-2 font-normal">
                {copy.monthsLabel}
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ percent, months }) => (
              <tr key={percent} className="border-b border-rule">
                <th scope="row" className="py-2.5 pr-4 font-semibold tabular-nums">
                  {percent}%
                </th>
                <td className="py-2.5 tabular-nums">
                  {fillTemplate(months.to === 1 ? copy.oneMonth : copy.months, { months: rangeOf(months) })}
                  <svg aria-hidden="true" className="mt-1.5 block h-1.5 w-full">
                    <rect
                      className="fill-teal-line"
                      width={`${((100 * months.to) / longest).toFixed(1)}%`}
                      height="100%"
                    />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
