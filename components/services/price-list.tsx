import { PriceFrom, type PricesFrom } from '@/components/ui/price-from'
import type { PlanTool, Service } from '@/lib/content/types'
import { formatDollars } from '@/lib/money'

export interface PriceListProps {
  service: Service
  prices: PricesFrom
  tools: readonly PlanTool[]
  /** Columns of a row, which are those of the page above the list. */
  rowClass?: string
  className?: string
}

/** The lowest price of a service, then its tools with their prices, the lowest first. Renders nothing for a service without tools. */
export const PriceList = ({ service, prices, tools, rowClass = '', className = '' }: PriceListProps) => {
  const own = tools.filter((tool) => tool.service === service.slug).toSorted((a, b) => a.price - b.price)
  return (
    own.length > 0 && (
      <div className={className}>
        <p>
          <PriceFrom service={service} prices={prices} className="text-small" />
        </p>
        <dl className="mt-3 border-t border-rule">
          {own.map(({ id, name, price }) => (
            <div
              key={id}
              className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-rule py-3 ${rowClass}`}
            >
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-medium tabular-nums">{formatDollars(price)}</dd>
            </div>
          ))}
        </dl>
      </div>
    )
  )
}
