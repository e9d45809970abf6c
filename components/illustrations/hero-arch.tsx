import type { ReactNode } from 'react'
import { HeroArchDesktop } from './hero-arch-desktop'
import { HeroArchPhone } from './hero-arch-phone'
import { type Chip, HeroChip } from './hero-chip'

export interface HeroArchProps {
  /** Three small results that hang from the chain; phones show only the first. */
  chips: readonly Chip[]
  /** Along the arch on wide screens: the equation of its curve. */
  formula: string
  /** On the dimension line between the feet. */
  spanLabel: string
  /** Short names; five or six fit. */
  industries: readonly string[]
  /** At the right end of the ground. */
  motionSwitch: ReactNode
  /** The copy of the hero, left of the arch or above it. */
  children: ReactNode
}

/** The hero: copy, the Arch in its true proportions, the ground, and the chain below it. */
export const HeroArch = ({ chips, formula, spanLabel, industries, motionSwitch, children }: HeroArchProps) => (
  <div className="overflow-x-clip">
    <div className="page-width relative tablet:grid">
      <div className="relative z-10 pt-12 short:pt-5 tablet:[grid-area:1/1] tablet:pb-[17%] tablet:max-lg:w-[54%] lg:w-[53%] lg:not-short:pt-[8%]">
        {children}
      </div>
      <div
        aria-hidden="true"
        data-no-print
        className="draws-on-load @container relative mx-auto mt-10 max-w-[26rem] tablet:hidden"
      >
        <HeroArchPhone chips={chips.length} spanLabel={spanLabel} industries={industries} />
        {chips[0] && <HeroChip chip={chips[0]} place="phone" />}
      </div>
      <div
        aria-hidden="true"
        className="draws-on-load @container relative hidden tablet:[grid-area:1/1] tablet:block tablet:self-end lg:mt-12"
      >
        <HeroArchDesktop chips={chips.length} formula={formula} spanLabel={spanLabel} industries={industries} />
        {chips[0] && <HeroChip chip={chips[0]} place="middle" />}
        {chips[1] && <HeroChip chip={chips[1]} place="left" />}
        {chips[2] && <HeroChip chip={chips[2]} place="right" />}
      </div>
      {motionSwitch}
    </div>
  </div>
)
