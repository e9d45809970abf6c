import { ContentsList } from '@/components/layout/contents-list'
import { Figure } from '@/components/ui/figure'
import type { UseCase } from '@/lib/content/types'

/** All results at a glance; each leads to its case. Stays beside the cases on wide screens. */
export const UseCaseIndex = ({ useCases, label }: { useCases: readonly UseCase[]; label: string }) => (
  <nav aria-label={label} data-no-print className="lg:sticky lg:top-28 lg:self-start">
    <ContentsList
      entries={useCases.map(({ slug, metric, industry }) => ({
        id: slug,
        label: (
          <span className="flex grow flex-col py-1.5 lg:flex-row lg:items-baseline lg:justify-between lg:gap-4">
            <Figure value={metric} size="xs" className="lg:whitespace-nowrap" />
            <span className="text-small text-ink-2">{industry}</span>
          </span>
        ),
      }))}
      className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-x-6 border-t border-ink lg:grid-cols-1"
    />
  </nav>
)
