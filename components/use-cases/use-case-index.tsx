import type { ReactNode } from 'react'
import { ContentsList } from '@/components/layout/contents-list'
import { Figure } from '@/components/ui/figure'
import type { UseCase } from '@/lib/content/types'

/** Text that does not break at its hyphens: `Retail & E-commerce`. */
const wholeWords = (text: string): ReactNode[] =>
  text.split(' ').flatMap((word) => [<span key={word}>{word}</span>, ' '])

/** All results at a glance, below the cable's hangers; each links to its use case. Sticky on wide screens. */
export const UseCaseIndex = ({ useCases, label }: { useCases: readonly UseCase[]; label: string }) => (
  <nav
    aria-label={label}
    data-no-print
    className="z-20 border-rule bg-paper lg:sticky lg:-mb-px lg:border-b lg:top-19 short:static!"
  >
    <div className="page-width max-lg:pb-14">
      <ContentsList
        entries={useCases.map(({ slug, metric, industry }) => ({
          id: slug,
          label: (
            <span className="flex grow flex-col py-1.5 lg:py-0.5">
              <Figure value={metric} size="xs" className="whitespace-nowrap" />
              <span className="text-small text-ink-2 *:inline-block">{wholeWords(industry)}</span>
            </span>
          ),
        }))}
        className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,30%),1fr))] gap-x-6 tablet:auto-cols-fr tablet:grid-flow-col tablet:grid-cols-none tablet:gap-0 tablet:*:border-b-0 tablet:*:border-l tablet:*:border-field tablet:*:pl-3"
      />
    </div>
  </nav>
)
