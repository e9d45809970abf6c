import type { ReactNode } from 'react'
import { PageHead } from '@/components/layout/page-head'
import { ReadingLayout } from '@/components/layout/reading-layout'
import { ButtonLink } from '@/components/ui/button'
import { RichText } from '@/components/ui/rich-text'
import type { Legal } from '@/lib/content/types'
import { formatShortDay } from '@/lib/dates'
import { routes } from '@/lib/routes'

interface LegalTextProps {
  text: Legal
  copy: { effectiveLabel: string; contentsLabel: string; homeLabel: string; contactLabel: string }
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
