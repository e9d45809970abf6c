import { PageHead } from '@/components/layout/page-head'
import { Accordion } from '@/components/ui/accordion'
import { ButtonLink } from '@/components/ui/button'
import { RichText } from '@/components/ui/rich-text'
import type { Legal } from '@/lib/content/types'
import { formatShortDay } from '@/lib/dates'
import { routes } from '@/lib/routes'

interface LegalDocumentProps {
  document: Legal
  words: { effectiveLabel: string; contentsLabel: string; homeLabel: string; contactLabel: string }
}

/** A legal document: when it applies, its numbered sections with a list of them, and the two ways on. */
export const LegalDocument = ({ document, words }: LegalDocumentProps) => (
  <>
    <PageHead
      eyebrow={
        <span>
          {words.effectiveLabel} <time dateTime={document.effective}>{formatShortDay(document.effective)}</time>
        </span>
      }
      heading={document.title}
      lead={document.intro}
    />
    <div className="grid-lines relative border-t border-rule">
      <div className="page-width grid gap-x-6 pt-12 pb-20 md:pt-18 md:pb-28 lg:grid-cols-12">
        <nav aria-labelledby="legal-contents" data-no-print className="max-lg:hidden lg:col-span-3 lg:pr-6">
          <div className="sticky top-28">
            <h2 id="legal-contents" className="heading-plain border-b border-ink pb-3 text-small">
              {words.contentsLabel}
            </h2>
            <Contents headings={document.headings} />
          </div>
        </nav>
        <div className="min-w-0 lg:col-span-9">
          <Accordion data-no-print title={words.contentsLabel} className="mb-10 border-y border-rule-2 lg:hidden">
            <Contents headings={document.headings} />
          </Accordion>
          <RichText html={document.html} className="legal" />
          <div data-no-print className="mt-14 flex flex-wrap gap-4">
            <ButtonLink href={routes.home.path}>{words.homeLabel}</ButtonLink>
            <ButtonLink look="outline" href={routes.contact.path}>
              {words.contactLabel}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  </>
)

const Contents = ({ headings }: Pick<Legal, 'headings'>) => (
  <ol className="legal-contents follows-reader text-small">
    {headings.map(({ id, text }) => (
      <li key={id} className="border-b border-rule last:max-lg:border-0">
        <a href={`#${id}`} className="flex min-h-11 items-center py-1.5 transition-colors hover:text-teal">
          {text}
        </a>
      </li>
    ))}
  </ol>
)
