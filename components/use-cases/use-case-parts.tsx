import type { ReactNode } from 'react'
import { MetricCells, MetricDial, MetricShelf, MetricStrip } from '@/components/illustrations/metric-units'
import { Badge } from '@/components/ui/badge'
import { Bar } from '@/components/ui/bar'
import { Bullet } from '@/components/ui/bullet'
import { Figure } from '@/components/ui/figure'
import { Icon } from '@/components/ui/icon'
import { NoBreakText } from '@/components/ui/text'
import type { Fields } from '@/lib/content/collections'
import type { Service, UseCase } from '@/lib/content/types'
import { routes } from '@/lib/routes'
import { splitMetric } from '@/lib/text/metric'

export interface UseCaseProps {
  useCase: UseCase
  /** The service that it belongs to. */
  service?: Service
  /** The ready-made tool for it with its price; without one, it is quoted. */
  tool?: string
  quoted: string
  copy: Fields<'useCasesPage'>
}

/** One use case across the page, between two hairlines. When printed, pages break only between its rows. */
export const CaseBand = ({ id, className = '', children }: { id: string; className?: string; children: ReactNode }) => (
  <article id={id} className={`grid-lines relative border-t border-rule wrap-anywhere lg:scroll-mt-12 ${className}`}>
    <div className="page-width py-12 md:py-22 print:py-3" data-reveal>
      {children}
    </div>
  </article>
)

/** The trade, what is done for it, and how. */
export const CaseCopy = ({ useCase, className = '' }: { useCase: UseCase; className?: string }) => (
  <div className={className}>
    <Badge
      as="p"
      look="caps"
      icon={<Icon name={useCase.icon} size={28} className="text-ink [.on-deep_&]:text-deep-ink" />}
      className="[.on-deep_&]:text-deep-copper"
    >
      {useCase.industry}
    </Badge>
    <h2 className="mt-5 max-w-[36rem] text-title print:mt-2">{useCase.title}</h2>
    <p className="mt-5 max-w-[34rem] print:mt-2 text-lead text-ink-2 [.on-deep_&]:text-deep-ink-2">{useCase.text}</p>
  </div>
)

interface CaseMetricProps {
  useCase: UseCase
  /** As large as the page allows. */
  large?: boolean
  className?: string
}

/** The figure that changed. */
export const CaseMetric = ({ useCase, large, className = '' }: CaseMetricProps) => (
  <p className={className}>
    <Figure value={useCase.metric} size={large ? 'xxl' : 'm'} fit className="block" />
    <span className="mt-3 block max-w-[20rem] text-balance text-ink-2 [.on-deep_&]:text-deep-ink-2">
      {useCase.metricLabel}
    </span>
  </p>
)

/** The caption of the figure's illustration. */
export const CaseCaption = ({ useCase: { illustration }, className = '' }: { useCase: UseCase; className?: string }) =>
  illustration && (
    <p
      aria-hidden="true"
      className={`mt-3 text-balance text-note text-ink-2 [.on-deep_&]:text-deep-ink-2 ${className}`}
    >
      {illustration.caption}
    </p>
  )

const detailLink = 'scroll-mt-20 py-1 text-link [.on-deep_&]:text-deep-line [.on-deep_&]:hover:text-deep-ink'

interface CaseDetailsProps extends UseCaseProps {
  className: string
  listClass?: string
}

/** How it works, one line each, the service that it belongs to, and what it costs. */
export const CaseDetails = ({ useCase, service, tool, quoted, copy, className, listClass = '' }: CaseDetailsProps) => (
  <div className={className}>
    <h3 className="heading-plain text-small">{copy.detailsLabel}</h3>
    <ul className={`mt-2 ${listClass}`}>
      {useCase.details.map((detail) => (
        <Bullet
          key={detail}
          className="text-balance border-b border-rule py-2.5 print:py-1 [.on-deep_&]:border-deep-rule"
        >
          {detail}
        </Bullet>
      ))}
    </ul>
    {service && (
      <p className="mt-6 text-small text-ink-2 print:mt-3 [.on-deep_&]:text-deep-ink-2">
        {copy.serviceLabel}{' '}
        <a href={`${routes.services.path}#${service.anchor}`} className={detailLink}>
          {service.shortTitle}
        </a>
        . <NoBreakText text={tool ? copy.toolLabel : `${quoted}.`} />{' '}
        {tool && (
          <a href={`${routes.plan.path}#${service.anchor}`} className={detailLink}>
            <NoBreakText text={tool} />
          </a>
        )}
      </p>
    )}
  </div>
)

/** A use case's figure as an illustration in true proportion; renders nothing where it has none. */
export const MetricIllustration = ({ metric, illustration }: Pick<UseCase, 'metric' | 'illustration'>) => {
  const { unit, count } = splitMetric(metric)
  if (!illustration || count === undefined || count > illustration.total) return null
  const { kind, total, columns, before, after } = illustration
  switch (kind) {
    case 'cells':
      return <MetricCells count={count} total={total} columns={columns} />
    case 'dial':
      return <MetricDial count={count} total={total} />
    case 'drop':
      return [
        { label: before, amount: total },
        { label: after, amount: total - count },
      ].map(({ label, amount }) => (
        <div key={amount} className="mt-2 text-ink-2 last-of-type:text-copper">
          {label} {amount}
          {unit}
          <Bar amount={amount} most={total} point={amount < total} />
        </div>
      ))
    case 'shelf':
      return <MetricShelf count={count} total={total} />
    case 'strip':
      return <MetricStrip count={count} total={total} />
  }
}
