import { Fragment, type ReactNode } from 'react'
import { Section } from '@/components/layout/section'
import { ExternalButton } from '@/components/ui/button'
import type { FaqEntry } from '@/lib/content/types'
import { toSlug } from '@/lib/slug'
import { FaqItem } from './faq-item'

interface FaqCategoriesProps {
  categories: { title: string; entries: FaqEntry[] }[]
  copy: {
    linkLabel: string
    aside: { heading: string; text: string; bookLabel: string }
  }
  booking: string
  newTabLabel: string
  /** Shown halfway through the categories where the link for further questions is below all of them. */
  between: ReactNode
}

/** The questions by category, and a link for further questions. */
export const FaqCategories = ({ categories, copy, booking, newTabLabel, between }: FaqCategoriesProps) => (
  <Section first>
    <div className="grid grid-cols-1 gap-x-6 gap-y-14 lg:grid-cols-12">
      <div className="space-y-16 lg:col-span-8 lg:pr-10">
        {categories.map(({ title, entries }, i) => (
          <Fragment key={title}>
            {i > 0 && i === Math.floor(categories.length / 2) && (
              <div data-no-print className="-mx-gutter border-y border-rule bg-stone px-gutter py-7 lg:hidden">
                {between}
              </div>
            )}
            <section aria-labelledby={toSlug(title)}>
              <h2 id={toSlug(title)} className="text-h3 font-medium">
                {title}
              </h2>
              <div className="mt-5 border-t border-ink">
                {entries.map((entry) => (
                  <FaqItem key={entry.slug} entry={entry} linkLabel={copy.linkLabel} />
                ))}
              </div>
            </section>
          </Fragment>
        ))}
      </div>
      <aside data-no-print className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        {/* The head of the page, which has these links too, is far above most questions. */}
        <ul className="mb-12 border-t border-ink max-lg:hidden">
          {categories.map(({ title }) => (
            <li key={title} className="border-b border-rule">
              <a href={`#${toSlug(title)}`} className="block py-2.5 text-small transition-colors hover:text-teal">
                {title}
              </a>
            </li>
          ))}
        </ul>
        <p className="display text-h3 font-medium">{copy.aside.heading}</p>
        <p className="mt-2 mb-5 text-balance text-ink-2">{copy.aside.text}</p>
        <ExternalButton href={booking} newTabLabel={newTabLabel}>
          {copy.aside.bookLabel}
        </ExternalButton>
      </aside>
    </div>
  </Section>
)
