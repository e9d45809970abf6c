import { Badge } from '@/components/ui/badge'
import { Bullet } from '@/components/ui/bullet'
import { Figure } from '@/components/ui/figure'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import type { Service, UseCase } from '@/lib/content/types'
import { routes } from '@/lib/routes'
import { MetricCells, type Scale } from './metric-cells'

interface UseCaseEntryProps {
  useCase: UseCase
  /** The service that it is part of. */
  service?: Service
  words: { detailsLabel: string; serviceLabel: string; scales: readonly Scale[] }
}

/** One use case: what it does, the figure it moved, how it works and which service it belongs to. */
export const UseCaseEntry = ({ useCase, service, words }: UseCaseEntryProps) => (
  <article
    id={useCase.slug}
    className="scroll-mt-4 border-t border-ink wrap-anywhere pt-7 pb-16 last:pb-0 md:pb-22"
    data-reveal
    suppressHydrationWarning
  >
    <Badge as="p" look="caps" icon={<Icon name={useCase.icon} size={28} className="text-ink" />}>
      {useCase.industry}
    </Badge>
    <div className="mt-5 grid grid-cols-1 gap-x-12 gap-y-6 sm:grid-cols-[minmax(0,1fr)_15rem]">
      <h2 className="max-w-[36rem] text-h2-s">{useCase.title}</h2>
      <div className="max-sm:order-last sm:row-start-2">
        <p className="max-w-[34rem] text-lead text-ink-2">{useCase.text}</p>
        <h3 className="heading-plain mt-8 text-small">{words.detailsLabel}</h3>
        <ul className="mt-2">
          {useCase.details.map((detail) => (
            <Bullet key={detail} className="border-b border-rule py-2.5">
              {detail}
            </Bullet>
          ))}
        </ul>
        {service && (
          <p className="mt-6 text-small text-ink-2">
            {words.serviceLabel}{' '}
            <SiteLink href={`${routes.services.path}#${service.anchor}`} className="text-link">
              {service.shortTitle}
            </SiteLink>
          </p>
        )}
      </div>
      <div className="sm:row-span-2">
        <p>
          <Figure value={useCase.metric} size="l" className="block" />
          <span className="mt-3 block text-ink-2">{useCase.metricLabel}</span>
        </p>
        <MetricCells metric={useCase.metric} scales={words.scales} />
      </div>
    </div>
  </article>
)
