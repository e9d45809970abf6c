import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

/** The ground of a service's picture. 342 by 288 units. Decoration: the card below says in words what it shows. */
export const Plate = ({ children }: { children: ReactNode }) => (
  <Card
    look="stone"
    corner="plate"
    aria-hidden="true"
    className="@container aspect-[342/288] w-full self-start overflow-hidden"
  >
    {children}
  </Card>
)
