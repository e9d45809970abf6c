import type { ReactNode } from 'react'

export interface ExternalLinkProps {
  href: string
  /** Said to screen readers after the words, such as “(opens in a new tab)”, unless the words say so themselves. */
  newTabLabel?: string
  className?: string
  children: ReactNode
}

/** A link out of the site: new tab, no referrer, no handle on our window. */
export const ExternalLink = ({ href, newTabLabel, className, children }: ExternalLinkProps) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
    {children}
    {newTabLabel && <span className="sr-only"> {newTabLabel}</span>}
  </a>
)
