import type { ReactNode } from 'react'
import { PageHead } from '@/components/layout/page-head'
import { ReadingLayout } from '@/components/layout/reading-layout'
import { ButtonLink } from '@/components/ui/button'
import { RichText } from '@/components/ui/rich-text'
import type { Fields } from '@/lib/content/collections'
import type { Legal } from '@/lib/content/types'
import type { Purpose, ThirdParty } from '@/lib/privacy/third-parties'
import { routes } from '@/lib/routes'
import { formatShortDay } from '@/lib/text/dates'

interface LegalTextProps {
  text: Legal
  copy: Fields<'legalPage'>
  /** What follows the sections. */
  children?: ReactNode
}

/** A legal text: its date, its numbered sections with a list of contents, and two links at the end. */
export const LegalText = ({ text, copy, children }: LegalTextProps) => (
  <>
    <PageHead
      eyebrow={
        <span>
          {copy.effectiveLabel} <time dateTime={text.effective}>{formatShortDay(text.effective)}</time>
        </span>
      }
      heading={text.title}
      lead={text.intro}
    />
    <ReadingLayout headings={text.headings} title={copy.contentsLabel} numbered>
      <RichText html={text.html} className="reading legal" />
      {children}
      <div data-no-print className="reading-indent mt-14 flex flex-wrap gap-4">
        <ButtonLink href={routes.home.path}>{copy.homeLabel}</ButtonLink>
        <ButtonLink look="outline" href={routes.contact.path}>
          {copy.contactLabel}
        </ButtonLink>
      </div>
    </ReadingLayout>
  </>
)

interface ThirdPartiesProps {
  parties: readonly ThirdParty[]
  copy: { heading: string; lead: string; purposes: Record<Purpose, string> }
}

/** The companies whose services the site uses, with what each is for. */
export const ThirdParties = ({ parties, copy }: ThirdPartiesProps) =>
  parties.length > 0 && (
    <section className="mt-14 border-t border-rule pt-7 break-inside-avoid">
      <div className="reading-indent">
        <h2 className="text-title">{copy.heading}</h2>
        <p className="mt-4 max-w-[42rem]">{copy.lead}</p>
        <dl className="mt-6 border-t-[1.5px] border-ink">
          {parties.map(({ purpose, host }) => (
            <div key={purpose} className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-3">
              <dt>{copy.purposes[purpose]}</dt>
              <dd className="font-semibold wrap-anywhere">{host}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
