import { PriceFrom, type PricesFrom } from '@/components/ui/price-from'
import type { PlanTool, Service } from '@/lib/content/types'
import { formatDollars } from '@/lib/money'

export interface PriceListProps {
  service: Service
  prices: PricesFrom
  tools: readonly PlanTool[]
  className?: string
}

/** The lowest price of a service, then its tools with their prices, the lowest first. Renders nothing for a service without tools. */
export const PriceList = ({ service, prices, tools, className = '' }: PriceListProps) => {
  const own = tools.filter((tool) => tool.service === service.slug).toSorted((a, b) => a.price - b.price)
  return (
    own.length > 0 && (
      <div className={className}>
        <p>
          <PriceFrom service={service} prices={prices} className="text-small" />
        </p>
        <dl className="mt-3 max-w-[26rem] border-t border-rule text-small lg:max-w-none">
          {own.map(({ id, name, price }) => (
            <div key={id} className="flex items-baseline justify-between gap-x-4 border-b border-rule py-2">
              <dt className="min-w-0 text-ink-2">{name}</dt>
              <dd className="font-medium tabular-nums">{formatDollars(price)}</dd>
            </div>
          ))}
        </dl>
      </div>
    )
  )
}
