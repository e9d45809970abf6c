import type { Service } from '@/lib/content/types'
import type { ServicePrices } from '@/lib/plan/tools'
import { routes } from '@/lib/routes'
import { fillTemplate } from '@/lib/text/fill-template'

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
      {fillTemplate(prices.template, { 'tool name': tool.name, price: tool.price })}
    </a>
  )
}
