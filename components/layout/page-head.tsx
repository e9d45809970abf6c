import type { ReactNode } from 'react'
import { Eyebrow } from '@/components/ui/eyebrow'

interface PageHeadProps {
  eyebrow?: ReactNode
  heading: string
  lead?: string
  /** What stands below the lead, such as the main buttons. */
  children?: ReactNode
}

/** The top of an ordinary page: where you are and what it offers. */
export const PageHead = ({ eyebrow, heading, lead, children }: PageHeadProps) => (
  <div className="grid-lines relative">
    <div className="container pt-14 pb-12 md:pt-20 md:pb-16">
      {eyebrow && <Eyebrow className="mb-5">{eyebrow}</Eyebrow>}
      <h1 className="max-w-[56rem]">{heading}</h1>
      {lead && <p className="mt-6 max-w-[38rem] text-lead text-ink-2">{lead}</p>}
      {children}
    </div>
  </div>
)
