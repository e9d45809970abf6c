import { Figure } from '@/components/ui/figure'
import type { UseCase } from '@/lib/content/types'

/** All results at a glance; each leads to its case. Stays beside the cases on wide screens. */
export const UseCaseIndex = ({ useCases, label }: { useCases: readonly UseCase[]; label: string }) => (
  <nav aria-label={label} className="lg:sticky lg:top-28 lg:self-start">
    <ol className="follows-reader grid grid-cols-2 gap-x-6 border-t border-ink lg:grid-cols-1">
      {useCases.map(({ slug, metric, industry }) => (
        <li key={slug} className="border-b border-rule">
          <a
            href={`#${slug}`}
            className="flex min-h-11 flex-col py-3.5 transition-colors hover:text-teal lg:flex-row lg:aria-[current=location]:shadow-[0_1px_0_var(--color-copper-line)] lg:items-baseline lg:justify-between lg:gap-4"
          >
            <Figure value={metric} size="xs" className="lg:whitespace-nowrap" />
            <span className="text-small text-ink-2">{industry}</span>
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
