import { Fragment, type ReactNode } from 'react'
import { Section, SectionHead } from '@/components/layout/section'
import { Accordion } from '@/components/ui/accordion'
import { BookCallButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { RichText } from '@/components/ui/rich-text'
import type { Fields } from '@/lib/content/collections'
import type { FaqEntry, Site } from '@/lib/content/types'
import { faqPath } from '@/lib/routes'
import { toSlug } from '@/lib/text/slug'

interface FaqHeadProps {
  head: { eyebrow?: string; heading: string; lead: string }
  /** Name of the list of categories for screen readers. */
  categoriesLabel: string
  categories: readonly { title: string; entries: readonly unknown[] }[]
}

/** The top of the FAQ, without a picture: the heading, and on wide screens the categories as large links with their number of questions. */
export const FaqHead = ({ head, categoriesLabel, categories }: FaqHeadProps) => (
  <div className="grid-lines relative">
    <div className="page-width grid grid-cols-1 gap-x-6 gap-y-10 pt-14 pb-10 short:pt-6 md:not-short:pt-20 lg:grid-cols-12 lg:pb-24">
      <SectionHead {...head} level={1} layout="below" className="lg:col-span-7" />
      <nav data-no-print aria-label={categoriesLabel} className="max-lg:hidden lg:col-span-5 lg:self-end">
        <ol className="border-t border-ink">
          {categories.map(({ title, entries }) => (
            <li key={title} className="border-b border-rule">
              <a
                href={`#${toSlug(title)}`}
                className="group flex items-baseline justify-between gap-x-6 py-4 transition-colors hover:text-teal lg:py-5"
              >
                <span className="display text-title">{title}</span>
                <span aria-hidden="true" className="font-display text-body text-copper tabular-nums">
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

interface FaqCategoriesProps {
  categories: { title: string; entries: FaqEntry[] }[]
  copy: Pick<Fields<'faqPage'>, 'linkLabel' | 'aside'>
  site: Site
  /** Shown halfway through the categories on screens that are too narrow for the header to show it. */
  between: ReactNode
}

/** The questions by category, with the title of each beside them, and a link for further questions. */
export const FaqCategories = ({ categories, copy, site, between }: FaqCategoriesProps) => (
  <Section first>
    <div className="space-y-16 lg:space-y-20">
      {categories.map(({ title, entries }, i) => (
        <Fragment key={title}>
          {i > 0 && i === Math.floor(categories.length / 2) && (
            <div data-no-print className="-mx-gutter border-y border-rule bg-stone px-gutter py-7 lg:hidden">
              {between}
            </div>
          )}
          <section aria-labelledby={toSlug(title)} className={row}>
            <h2 id={toSlug(title)} className="text-title font-medium lg:sticky lg:top-28 lg:col-span-4 lg:mt-3.5">
              {title}
            </h2>
            <div className="mt-5 border-t border-ink lg:col-span-8 lg:mt-0">
              {entries.map((entry, j) => (
                <FaqItem key={entry.slug} entry={entry} open={i === 0 && j === 0} linkLabel={copy.linkLabel} />
              ))}
            </div>
          </section>
        </Fragment>
      ))}
      <div data-no-print className={row}>
        <p className="display text-title font-medium lg:col-span-4 lg:mt-3.5">{copy.aside.heading}</p>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-5 lg:col-span-8 lg:mt-0 lg:border-t lg:border-ink lg:pt-5">
          <p className="text-balance text-ink-2">{copy.aside.text}</p>
          <BookCallButton site={site} />
        </div>
      </div>
    </div>
  </Section>
)

/** On wide screens the title of a category stays beside its questions while they are read. */
const row = 'gap-x-6 lg:grid lg:grid-cols-12 lg:items-start'

interface FaqItemProps {
  entry: FaqEntry
  /** Whether its answer is open at first. */
  open: boolean
  linkLabel: string
}

/** One question with its answer and the link to its address. */
const FaqItem = ({ entry, open, linkLabel }: FaqItemProps) => (
  <Accordion title={entry.question} level={3} open={open} className="border-b border-rule">
    {entry.oldSlugs?.map((slug) => (
      <span key={slug} id={slug} className="scroll-mt-52" />
    ))}
    {/* The anchor is inside the details element, because browsers then open it for its address without a script. */}
    <div
      id={entry.slug}
      className="scroll-mt-52 flex justify-between gap-x-6 pb-7 max-sm:flex-col max-sm:pb-3 sm:items-end"
    >
      <RichText html={entry.html} className="max-w-[34rem] text-body text-ink-2" />
      <a
        data-no-print
        href={faqPath(entry.slug)}
        aria-label={`${linkLabel}: ${entry.question}`}
        className="-mr-3 grid size-11 shrink-0 place-items-center self-end text-ink-2 transition-colors hover:text-teal"
      >
        <Icon name="link" size={20} />
      </a>
    </div>
  </Accordion>
)
