import { ButtonLink } from '@/components/ui/button'
import { RichText } from '@/components/ui/rich-text'
import type { Legal } from '@/lib/content/types'
import { formatShortDay } from '@/lib/dates'
import { routes } from '@/lib/routes'

interface LegalDocumentProps {
  document: Legal
  words: { effectiveLabel: string; contentsLabel: string; homeLabel: string; contactLabel: string }
}

/** A legal document: when it applies, its numbered sections with a list of them beside, and the two ways on. */
export const LegalDocument = ({ document, words }: LegalDocumentProps) => (
  <div className="grid-lines relative">
    <div className="container section-space grid gap-x-6 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-8">
        <p className="eyebrow mb-5">
          {words.effectiveLabel} <time dateTime={document.effective}>{formatShortDay(document.effective)}</time>
        </p>
        <h1>{document.title}</h1>
        <p className="mt-6 max-w-[38rem] text-lead text-ink-2">{document.intro}</p>
        <RichText html={document.html} className="legal mt-12" />
        <div data-no-print className="mt-14 flex flex-wrap gap-4">
          <ButtonLink href={routes.home.path}>{words.homeLabel}</ButtonLink>
          <ButtonLink look="outline" href={routes.contact.path}>
            {words.contactLabel}
          </ButtonLink>
        </div>
      </div>
      <nav aria-labelledby="legal-contents" data-no-print className="max-lg:hidden lg:col-span-3 lg:col-start-10">
        <div className="lg:sticky lg:top-28">
          <h2 id="legal-contents" className="heading-plain border-b border-ink pb-3 text-small">
            {words.contentsLabel}
          </h2>
          <ol className="legal-contents text-small">
            {document.headings.map(({ id, text }) => (
              <li key={id} className="border-b border-rule">
                <a href={`#${id}`} className="flex min-h-11 items-center py-1.5 transition-colors hover:text-teal">
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
    </div>
  </div>
)
