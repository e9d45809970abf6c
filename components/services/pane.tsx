import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

interface PaneProps {
  title: string
  note: ReactNode
  caption: string
  className?: string
  children: ReactNode
}

/** The window of a product, with its caption; its content has a padding of `--pane-edge`. */
export const Pane = ({ title, note, caption, className = '', children }: PaneProps) => (
  <figure className={className} data-reveal>
    <Card className="overflow-hidden [--pane-edge:clamp(1.25rem,1rem+0.8vw,1.5rem)]">
      <PaneHead title={title} note={note} />
      {children}
    </Card>
    <figcaption className="mt-3 text-balance text-note sm:mt-6 text-ink-2">{caption}</figcaption>
  </figure>
)

/** The bar at the top of a window. */
const PaneHead = ({ title, note }: { title: string; note: ReactNode }) => (
  <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule px-(--pane-edge) py-3 wrap-anywhere">
    <p className="font-display text-body font-medium tracking-lead">{title}</p>
    <div className="text-small text-ink-2">{note}</div>
  </div>
)
