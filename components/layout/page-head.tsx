import type { ReactNode } from 'react'
import { SectionHead } from './section'

interface PageHeadProps {
  eyebrow?: ReactNode
  heading: string
  lead?: string
  /** Content below the lead, such as the main buttons. */
  children?: ReactNode
}

/** The top of an ordinary page: its eyebrow, heading, and lead. */
export const PageHead = ({ eyebrow, heading, lead, children }: PageHeadProps) => (
  <div className="grid-lines relative">
    <div className="page-width pt-14 pb-12 md:pt-20 md:pb-16 short:pt-6 short:pb-8">
      <SectionHead eyebrow={eyebrow} heading={heading} lead={lead} level={1} />
      {children}
    </div>
  </div>
)
