import { Fragment, type ReactNode } from 'react'
import { Section, SectionHead } from '@/components/layout/section'
import { Accordion } from '@/components/ui/accordion'
import { Badge } from '@/components/ui/badge'
import { Bullet } from '@/components/ui/bullet'
import { Figure } from '@/components/ui/figure'
import { Icon } from '@/components/ui/icon'
import type { UseCase } from '@/lib/content/types'

interface UseCaseCardsProps {
  copy: { eyebrow?: string; heading: string; lead?: string; detailsLabel: string }
  useCases: readonly UseCase[]
  /** Shown in a row of its own after every third card where they are below each other. */
  between: ReactNode
}

/** Typical projects, each with the figure that changed and the work involved. */
export const UseCaseCards = ({ copy, useCases, between }: UseCaseCardsProps) => (
  <Section>
    <SectionHead
      eyebrow={copy.eyebrow}
      heading={copy.heading}
      lead={copy.lead}
      className="break-after-avoid break-inside-avoid"
    />
    <ul className="mt-14 grid grid-cols-1 border-t border-ink lg:grid-cols-2 lg:gap-x-12 print:block">
      {useCases.map((useCase, i) => (
        <Fragment key={useCase.slug}>
          {i > 0 && i % 3 === 0 && (
            <li data-no-print className="border-b border-rule py-6 lg:hidden">
              {between}
            </li>
          )}
          <UseCaseCard useCase={useCase} detailsLabel={copy.detailsLabel} />
        </Fragment>
      ))}
    </ul>
  </Section>
)

const UseCaseCard = ({ useCase, detailsLabel }: { useCase: UseCase; detailsLabel: string }) => (
  <li className="grid gap-x-6 gap-y-5 border-b border-rule py-9 print:py-5 sm:grid-cols-[9.5rem_1fr]">
    <div>
      <p>
        <Figure value={useCase.metric} size="m" fit className="block" />
      </p>
      <p className="mt-3 max-w-[12rem] text-balance text-small text-ink-2">{useCase.metricLabel}</p>
    </div>
    <div>
      <Badge as="p" look="quiet" icon={<Icon name={useCase.icon} size={20} className="text-ink" />}>
        {useCase.industry}
      </Badge>
      <h3 className="mt-2.5">{useCase.title}</h3>
      <p className="mt-2 text-balance text-ink-2">{useCase.text}</p>
      <Accordion title={detailsLabel} look="inline" className="mt-3">
        <ul className="mt-1 grid gap-2 text-small text-ink-2">
          {useCase.details.map((detail) => (
            <Bullet key={detail}>{detail}</Bullet>
          ))}
        </ul>
      </Accordion>
    </div>
  </li>
)
