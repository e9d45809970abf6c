import type { ReactNode } from 'react'
import { SectionHead } from './section'

interface PageHeadProps {
  eyebrow?: ReactNode
  heading: string
  lead?: string
  /** The illustration on the section's line beside the text, where there is room for both. */
  illustration?: ReactNode
  /** A lower one for phones, on the same line below the text. */
  phoneIllustration?: ReactNode
  /** Content below the lead, such as the main buttons. */
  children?: ReactNode
}

/** The top of an ordinary page: its eyebrow, heading, and lead. */
export const PageHead = ({ eyebrow, heading, lead, illustration, phoneIllustration, children }: PageHeadProps) => (
  <div className="grid-lines relative">
    <div className="page-width items-end gap-x-6 tablet:grid tablet:grid-cols-12 pt-14 pb-12 md:pt-20 md:pb-16 short:pt-6 short:pb-8">
      <SectionHead
        eyebrow={eyebrow}
        heading={heading}
        lead={lead}
        level={1}
        layout="below"
        className={illustration ? 'tablet:col-span-8' : 'tablet:col-span-12'}
      />
      {illustration && (
        <div data-no-print className="hidden tablet:block tablet:col-span-4 -mb-12 md:-mb-16 short:hidden!">
          {illustration}
        </div>
      )}
      {phoneIllustration && (
        <div data-no-print className="mx-auto mt-14 -mb-12 max-w-[26rem] tablet:hidden short:hidden">
          {phoneIllustration}
        </div>
      )}
      {children}
    </div>
  </div>
)
