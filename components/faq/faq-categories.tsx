import { ContentsList } from '@/components/layout/contents-list'
import { Section } from '@/components/layout/section'
import { ExternalButton } from '@/components/ui/button'
import type { FaqEntry } from '@/lib/content/types'
import { toSlug } from '@/lib/slug'
import { FaqItem } from './faq-item'

interface FaqCategoriesProps {
  categories: { title: string; entries: FaqEntry[] }[]
  copy: {
    categoriesLabel: string
    linkLabel: string
    aside: { heading: string; text: string; bookLabel: string }
  }
  booking: string
  newTabLabel: string
}

/** The questions by category, with a way to jump to a category and to ask in person. */
export const FaqCategories = ({ categories, copy, booking, newTabLabel }: FaqCategoriesProps) => (
  <Section first>
    <div className="grid grid-cols-1 gap-x-6 gap-y-14 lg:grid-cols-12">
      {/* First, since it stands above on phones: what comes in later would push the questions down. */}
      <aside data-no-print className="lg:col-span-4 lg:col-start-9 lg:row-start-1">
        <div className="lg:sticky lg:top-28">
          <nav aria-label={copy.categoriesLabel}>
            <ContentsList
              entries={categories.map(({ title }) => ({ id: toSlug(title), label: title }))}
              className="gap-x-6 border-t border-ink font-medium sm:max-lg:grid sm:max-lg:grid-cols-2"
            />
          </nav>
          <AskInPerson {...copy.aside} booking={booking} newTabLabel={newTabLabel} className="mt-10 max-lg:hidden" />
        </div>
      </aside>
      <div className="space-y-16 lg:col-span-8 lg:col-start-1 lg:row-start-1 lg:pr-10">
        {categories.map(({ title, entries }) => (
          <section key={title} aria-labelledby={toSlug(title)}>
            <h2 id={toSlug(title)} className="text-h3 font-medium">
              {title}
            </h2>
            <div className="mt-5 border-t border-ink">
              {entries.map((entry) => (
                <FaqItem key={entry.slug} entry={entry} linkLabel={copy.linkLabel} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <AskInPerson {...copy.aside} booking={booking} newTabLabel={newTabLabel} className="lg:hidden" />
    </div>
  </Section>
)

interface AskInPersonProps {
  heading: string
  text: string
  bookLabel: string
  booking: string
  newTabLabel: string
  className: string
}

/** The way out for a question that is not listed: beside the questions on wide screens, below them on narrow ones. */
const AskInPerson = ({ heading, text, bookLabel, booking, newTabLabel, className }: AskInPersonProps) => (
  <div className={className} data-alternative data-no-print>
    <p className="display text-h3 font-medium">{heading}</p>
    <p className="mt-2 mb-5 text-balance text-ink-2">{text}</p>
    <ExternalButton href={booking} newTabLabel={newTabLabel}>
      {bookLabel}
    </ExternalButton>
  </div>
)
