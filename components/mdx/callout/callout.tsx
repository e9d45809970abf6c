import type { ReactNode } from 'react'
import { Card } from '../../ui/card'

interface CalloutProps {
  title: string
  children: ReactNode
}

/** A note beside the text, such as a tip, a warning, or an example. No <aside>, which readers' modes of browsers leave out. */
export const Callout = ({ title, children }: CalloutProps) => (
  <Card
    role="note"
    look="teal"
    corner="plate"
    className="callout margin-note p-6 text-body print:border print:border-rule-2 [&>*+*]:mt-1.5"
    aria-label={title}
  >
    <p className="font-semibold">{title}</p>
    {children}
  </Card>
)
