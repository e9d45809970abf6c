import type { Fields } from '@/lib/content/collections'
import type { PlanTool, Service } from '@/lib/content/types'
import { routes } from '@/lib/routes'
import { formatDollars } from '@/lib/text/money'

export interface PriceListProps {
  service: Service
  tools: readonly PlanTool[]
  copy: Pick<Fields<'servicesPage'>['price'], 'toolsLabel' | 'quotedText' | 'heading'>
  className?: string
}

const link = 'text-link inline-flex min-h-11 items-center [.on-deep_&]:text-deep-line [.on-deep_&]:hover:text-deep-ink'

/** The tools of a service with their prices, and that all else is quoted. */
export const PriceList = ({ service, tools, copy, className = '' }: PriceListProps) => {
  const own = tools.filter((tool) => tool.service === service.slug)
  return (
    <div className={className}>
      {own.length > 0 && (
        <>
          <a href={`${routes.plan.path}#${service.anchor}`} className={`text-small ${link}`}>
            <span className="sr-only">{service.shortTitle}: </span>
            {copy.toolsLabel}
          </a>
          <dl className="border-t border-rule">
            {own.map(({ id, name, price }) => (
              <div
                key={id}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-rule py-2 max-sm:text-small sm:py-3"
              >
                <dt className="text-ink-2">{name}</dt>
                <dd className="font-medium tabular-nums">{formatDollars(price)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="text-small text-ink-2 max-sm:pt-2 sm:flex sm:flex-wrap sm:items-center sm:gap-x-3">
        {copy.quotedText}{' '}
        <a href="#price" className={`${link} max-sm:inline`}>
          {copy.heading}
        </a>
      </p>
    </div>
  )
}
