import type { ReactNode } from 'react'
import { SectionHead } from '@/components/layout/section'
import { Bullet } from '@/components/ui/bullet'
import { Icon } from '@/components/ui/icon'
import { StartLink } from './start-link'

interface RoiHeroProps {
  copy: { eyebrow?: string; heading: string; lead: string; startLabel: string; facts: readonly string[] }
}

/** The hero: what the calculator offers, and the button that scrolls to it. Above a result, which takes the full row, only its heading is shown. */
export const RoiHero = ({ copy }: RoiHeroProps) => (
  <div className="relative z-10 lg:col-span-5 lg:col-start-1 lg:row-start-1 lg:self-start lg:group-has-[.roi-report]/roi:col-span-full group-has-[.roi-report]/roi:print:hidden">
    <SectionHead
      eyebrow={copy.eyebrow}
      heading={copy.heading}
      lead={copy.lead}
      level={1}
      layout="below"
      className="max-sm:[&_h1]:text-h2 lg:[&_h1]:text-h2 group-has-[.roi-report]/roi:[&_p.text-lead]:hidden"
    />
    <div
      data-needs-js=""
      className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-5 group-has-[.roi-report]/roi:hidden"
    >
      <StartLink>
        {copy.startLabel}
        <Icon name="arrow" size={20} className="rotate-90 lg:rotate-0" />
      </StartLink>
      <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-small text-ink-2">
        {copy.facts.map((fact) => (
          <Bullet key={fact} className="gap-2!">
            {fact}
          </Bullet>
        ))}
      </ul>
    </div>
  </div>
)

/** The hero and the calculator's section: below each other, and on wide screens beside each other in one grid. */
export const RoiLayout = ({ children }: { children: ReactNode }) => (
  <div className="grid-lines group/roi relative bg-stone print:bg-transparent">
    <div className="page-width pt-10 pb-18 short:pt-6 md:pt-14 lg:grid lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-6 lg:pb-24 print:py-0">
      {children}
    </div>
  </div>
)
