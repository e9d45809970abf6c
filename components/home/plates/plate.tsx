import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

/** The ground of a service's picture. Decoration: the card below says in words what it shows. */
export const Plate = ({ children }: { children: ReactNode }) => (
  <Card look="stone" corner="plate" aria-hidden="true" className="h-72 overflow-hidden">
    {children}
  </Card>
)
