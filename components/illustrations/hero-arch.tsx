import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { HeroArchDesktop } from './hero-arch-desktop'
import { HeroArchPhone } from './hero-arch-phone'

interface HeroArchProps {
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

interface Chip {
  title: string
  note: string
}

/** Percent of the illustration, so that a chip stays on its hanger at every size. */
const places = {
  phone: 'left-1/2 top-[33.7%] text-[max(3.88cqw,12px)]',
  middle: 'left-[76.33%] top-[55%] text-[max(1.083cqw,11.5px)] max-lg:text-eyebrow',
  left: 'left-[67.83%] top-[66%] max-lg:hidden text-[max(1.083cqw,11.5px)]',
  right: 'left-[84.84%] top-[66%] max-lg:hidden text-[max(1.083cqw,11.5px)]',
} as const

/** A small result that hangs from the chain. */
const HeroChip = ({ chip, place }: { chip: Chip; place: keyof typeof places }) => (
  <Card
    as="span"
    look="flat"
    corner="control"
    data-node=""
    className={`absolute flex [translate:-50%] items-center gap-[0.7em] whitespace-nowrap px-[0.8em] py-[0.45em] leading-snug ${places[place]}`}
  >
    <span>
      <b className="block font-medium">{chip.title}</b>
      <span className="block text-[0.9em] text-ink-2">{chip.note}</span>
    </span>
    <Icon name="check" size={18} className="size-[1.4em] text-teal-line" />
  </Card>
)
