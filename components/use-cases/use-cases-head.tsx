import type { ReactNode } from 'react'
import { ContentsList } from '@/components/layout/contents-list'
import { SectionHead } from '@/components/layout/section'
import { ButtonLink } from '@/components/ui/button'
import { Figure } from '@/components/ui/figure'
import type { UseCase } from '@/lib/content/types'

interface UseCasesHeadProps {
  head: { eyebrow?: string; heading: string; lead: string }
  /** A first step for a visitor who has seen enough. */
  step: { label: string; href: string }
}

/** The top of the page, in type alone: the results below it are its picture. */
export const UseCasesHead = ({ head, step }: UseCasesHeadProps) => (
  <div className="grid-lines relative">
    <div className="page-width pt-14 pb-10 md:pt-20 lg:pb-16 short:pt-6 print:py-4">
      <SectionHead {...head} level={1} layout="below" className="lg:[&_h1]:max-w-[11em]" />
      <p data-no-print className="mt-4">
        <ButtonLink look="text" href={step.href}>
          {step.label}
        </ButtonLink>
      </p>
    </div>
  </div>
)

/** Text that does not break at its hyphens: `Retail & E-commerce`. */
const wholeWords = (text: string): ReactNode[] =>
  text.split(' ').flatMap((word) => [<span key={word}>{word}</span>, ' '])

/** One sticky row on wide screens, which the container around it measures in text sizes; more than six results fill several. */
const row = {
  nav: '@5xl:sticky @5xl:-mb-px @5xl:border-b @5xl:top-19 short:relative! short:top-0!',
  list: '@3xl:auto-cols-fr @3xl:grid-flow-col @3xl:grid-cols-none @3xl:gap-0 @3xl:*:border-b-0 @3xl:*:border-l @3xl:*:border-field @3xl:*:pl-3 @max-3xl:pb-14',
}
const rows: typeof row = { nav: '', list: 'pb-14' }

/** Whether a figure stays on one line as it is: a short number with a sign or a word. */
const isShort = (metric: string) => metric.length <= 10 && /^\d[\d.,–-]*(?:\S?| \w+)$/.test(metric)

/** All results at a glance; each links to its use case. */
export const UseCaseIndex = ({ useCases, label }: { useCases: readonly UseCase[]; label: string }) => {
  const look = useCases.length > 6 ? rows : row
  return (
    <nav aria-label={label} data-no-print className={`grid-lines relative z-20 border-rule bg-paper ${look.nav}`}>
      <div className="page-width">
        <ContentsList
          entries={useCases.map(({ slug, metric, metricLabel, industry }) => ({
            id: slug,
            label: (
              <span className="flex grow flex-col py-1.5 @5xl:py-0.5 @5xl:pr-3">
                <Figure
                  value={metric}
                  fit={!isShort(metric)}
                  size="s"
                  className={isShort(metric) ? 'text-nowrap' : ''}
                />
                <span className="sr-only">{`${metricLabel}, `}</span>
                <span className="text-small text-ink-2 *:inline-block">{wholeWords(industry)}</span>
              </span>
            ),
          }))}
          className={`grid grid-cols-[repeat(auto-fit,minmax(max(8rem,30%),1fr))] gap-x-6 ${look.list}`}
        />
      </div>
    </nav>
  )
}
