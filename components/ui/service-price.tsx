import type { PlanTool, Service } from '@/lib/content/types'
import { routes } from '@/lib/routes'
import { fillTemplate } from '@/lib/text/fill-template'
import { formatDollars } from '@/lib/text/money'

/** The prices that stand for the services, and the copy around them. */
export interface ServicePrices {
  /** The first tool by the service; a service without tools has none. */
  tools: ReadonlyMap<string, Pick<PlanTool, 'name' | 'price'>>
  /** `{tool name}` and `{price}` are replaced. */
  label: string
  /** Stands for a service without tools. */
  quoted: string
  /** What a price includes. */
  note: string
}

interface ServicePriceProps {
  service: Service
  prices: ServicePrices
  className?: string
}

/** The price of a service's first tool, as a link to all of its tools in the plan builder, or that the service is quoted. */
export const ServicePrice = ({ service, prices, className = '' }: ServicePriceProps) => {
  const tool = prices.tools.get(service.slug)
  if (!tool) return <p className={`py-3 text-ink-2 ${className}`}>{prices.quoted}</p>
  return (
    <a
      href={`${routes.plan.path}#${service.anchor}`}
      className={`text-link inline-flex min-h-11 items-center font-normal ${className}`}
    >
      <span className="sr-only">{service.shortTitle}: </span>
      {fillTemplate(prices.label, { 'tool name': tool.name, price: formatDollars(tool.price) })}
    </a>
  )
}
