import { SectionHead } from '@/components/layout/section'
import { toSlug } from '@/lib/slug'

interface FaqHeadProps {
  head: { eyebrow?: string; heading: string; lead: string }
  /** Name of the list of categories for screen readers. */
  categoriesLabel: string
  categories: readonly { title: string; entries: readonly unknown[] }[]
}

/** The top of the FAQ, in type alone: what is asked, and the categories as large links with their number of questions. */
export const FaqHead = ({ head, categoriesLabel, categories }: FaqHeadProps) => (
  <div className="grid-lines relative">
    <div className="page-width grid grid-cols-1 gap-x-6 gap-y-10 pt-14 pb-16 short:pt-6 md:not-short:pt-20 lg:grid-cols-12 lg:pb-24">
      <SectionHead {...head} level={1} layout="below" className="lg:col-span-6 lg:pr-4" />
      <nav data-no-print aria-label={categoriesLabel} className="lg:col-span-6 lg:self-end">
        <ol className="border-t border-ink">
          {categories.map(({ title, entries }) => (
            <li key={title} className="border-b border-rule">
              <a
                href={`#${toSlug(title)}`}
                className="group flex items-baseline justify-between gap-x-6 py-4 transition-colors hover:text-teal lg:py-5"
              >
                <span className="display text-h2-s">{title}</span>
                <span aria-hidden="true" className="font-display text-h4 text-copper tabular-nums">
                  {entries.length}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  </div>
)
