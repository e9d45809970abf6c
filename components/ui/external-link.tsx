import type { ComponentProps, ReactNode } from 'react'

export interface ExternalLinkProps extends Pick<ComponentProps<'a'>, 'data-event' | 'data-part'> {
  href: string
  /** Visually hidden after the text, such as “(opens in a new tab)”, unless the text says so. */
  newTabLabel?: string
  className?: string
  children: ReactNode
}

/** A link to another site: new tab, no referrer, no `opener`. */
export const ExternalLink = ({ newTabLabel, children, ...link }: ExternalLinkProps) => (
  <a {...link} target="_blank" rel="noopener noreferrer">
    {children}
    {newTabLabel && <span className="sr-only"> {newTabLabel}</span>}
  </a>
)
