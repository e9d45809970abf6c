import type { Service } from '@/lib/content/types'
import { fillTemplate } from '@/lib/fill-template'
import { routes } from '@/lib/routes'

/** The lowest prices of the services, and the copy around them. */
export interface PricesFrom {
  /** By the service; a service without tools has none. */
  lowest: ReadonlyMap<string, string>
  /** `{price}` is replaced by the price. */
  label: string
  /** What a price includes. */
  note: string
}

interface PriceFromProps {
  service: Service
  prices: PricesFrom
  className?: string
}

/** The lowest price of a service's tools, as a link to them in the plan builder. Renders nothing for a service without tools. */
export const PriceFrom = ({ service, prices, className = '' }: PriceFromProps) => {
  const price = prices.lowest.get(service.slug)
  return (
    price && (
      <a
        href={`${routes.plan.path}#${service.anchor}`}
        className={`text-link inline-flex min-h-11 items-center font-normal [.on-deep_&]:text-deep-line [.on-deep_&]:hover:text-deep-ink ${className}`}
      >
        <span className="sr-only">{service.shortTitle}: </span>
        {fillTemplate(prices.label, { price })}
      </a>
    )
  )
}
