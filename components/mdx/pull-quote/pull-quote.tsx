import type { ReactNode } from 'react'

/** The main statement of a paragraph, as one sentence in large type. */
export const PullQuote = ({ children }: { children: ReactNode }) => (
  <blockquote className="pull-quote margin-note">{children}</blockquote>
)
