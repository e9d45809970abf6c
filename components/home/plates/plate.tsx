import type { ReactNode } from 'react'

/** The ground of a service's picture. Decoration: the card below says in words what it shows. */
export const Plate = ({ children }: { children: ReactNode }) => (
  <div aria-hidden="true" className="h-72 overflow-hidden rounded-plate bg-stone [.bg-stone_&]:bg-paper">
    {children}
  </div>
)
