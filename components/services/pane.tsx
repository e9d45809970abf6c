import type { ReactNode } from 'react'

interface PaneProps {
  title: string
  note: ReactNode
  caption: string
  className?: string
  children: ReactNode
}

/** The window of a product, with its caption. */
export const Pane = ({ title, note, caption, className = '', children }: PaneProps) => (
  <figure className={className} data-reveal suppressHydrationWarning>
    <div className="overflow-hidden pane rounded-panel border border-rule-2 bg-card shadow-float">
      <PaneHead title={title} note={note} />
      {children}
    </div>
    <figcaption className="mt-4 text-note text-ink-2">{caption}</figcaption>
  </figure>
)

/** The bar at the top of a window. */
export const PaneHead = ({ title, note }: { title: string; note: ReactNode }) => (
  <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule px-(--pane-edge) py-3">
    <p className="font-display text-h4 font-medium tracking-[-0.012em]">{title}</p>
    <div className="text-small text-ink-2">{note}</div>
  </div>
)
