import { ContentsList, FoldedContents } from '@/components/layout/contents-list'
import { PageHead } from '@/components/layout/page-head'
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
      <div className="page-width grid grid-cols-1 gap-x-6 pt-12 pb-20 md:pt-18 md:pb-28 lg:grid-cols-12">
        <nav aria-labelledby="legal-contents" data-no-print className="max-lg:hidden lg:col-span-3 lg:pr-6">
          <div className="sticky top-28">
            <h2 id="legal-contents" className="heading-plain border-b border-ink pb-3 text-small">
              {words.contentsLabel}
            </h2>
            <ContentsList numbered entries={contentsOf(document)} className="text-small" />
          </div>
        </nav>
        <div className="min-w-0 lg:col-span-9">
          <FoldedContents title={words.contentsLabel} numbered entries={contentsOf(document)} />
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

const contentsOf = ({ headings }: Legal) => headings.map(({ id, text }) => ({ id, label: text }))
