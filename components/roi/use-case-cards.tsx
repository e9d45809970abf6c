import { Section, SectionHead } from '@/components/layout/section'
import { Icon } from '@/components/ui/icon'
import type { UseCase } from '@/lib/content/types'
import { splitFigure } from '@/lib/roi/format'

interface UseCaseCardsProps {
  words: { eyebrow?: string; heading: string; lead?: string; detailsLabel: string }
  useCases: readonly UseCase[]
}

/** Six typical projects, each with the figure that changed and what it took. */
export const UseCaseCards = ({ words, useCases }: UseCaseCardsProps) => (
  <Section>
    <SectionHead eyebrow={words.eyebrow} heading={words.heading} lead={words.lead} />
    <ul className="mt-14 grid grid-cols-1 border-t border-ink lg:grid-cols-2 lg:gap-x-12">
      {useCases.map((useCase) => (
        <UseCaseCard key={useCase.slug} useCase={useCase} detailsLabel={words.detailsLabel} />
      ))}
    </ul>
  </Section>
)

const UseCaseCard = ({ useCase, detailsLabel }: { useCase: UseCase; detailsLabel: string }) => {
  const { figure, unit } = splitFigure(useCase.metric)
  return (
    <li className="grid gap-x-6 gap-y-5 border-b border-rule py-9 sm:grid-cols-[9.5rem_1fr]">
      <div>
        <p className="font-display text-[clamp(2.5rem,2rem+1.6vw,3.25rem)] leading-none font-display tracking-[-0.045em]">
          {figure}
          {unit && <span className="text-[0.5em] tracking-normal"> {unit}</span>}
        </p>
        <p className="mt-3 max-w-[12rem] text-small text-ink-2">{useCase.metricLabel}</p>
      </div>
      <div>
        <p className="flex items-center gap-2.5 text-small font-medium text-ink-2">
          <Icon name={useCase.icon} size={20} className="text-ink" />
          {useCase.industry}
        </p>
        <h3 className="mt-2.5">{useCase.title}</h3>
        <p className="mt-2 text-ink-2">{useCase.text}</p>
        <details className="group mt-3">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-small font-semibold hover:text-teal [&::-webkit-details-marker]:hidden">
            {detailsLabel}
            <span className="transition-transform group-open:rotate-180">
              <Icon name="chevron" size={16} />
            </span>
          </summary>
          <ul className="mt-1 grid gap-2 text-small text-ink-2">
            {useCase.details.map((detail) => (
              <li
                key={detail}
                className="relative pl-6 before:absolute before:top-[0.45em] before:left-0.5 before:size-2 before:rounded-full before:border before:border-copper-line"
              >
                {detail}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </li>
  )
}
