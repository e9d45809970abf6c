import type { ReactNode } from 'react'

/** The hero and the calculator's section: below each other, and on wide screens beside each other in one grid. */
export const RoiLayout = ({ children }: { children: ReactNode }) => (
  <div className="grid-lines group/roi relative bg-stone print:bg-transparent">
    <div className="page-width pt-10 pb-18 short:pt-6 md:pt-14 lg:grid lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-6 lg:pb-24 print:py-0">
      {children}
    </div>
  </div>
)
