import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

/** The background of a service's picture, 342 by 288 units, or higher where its text takes more space. Decoration: the text of the card below says the same. */
export const PictureCard = ({ children }: { children: ReactNode }) => (
  <Card look="stone" corner="plate" aria-hidden="true" className="@container grid aspect-[342/288] w-full self-start">
    {children}
  </Card>
)
