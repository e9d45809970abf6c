import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { HeroArchDesktop } from './hero-arch-desktop'
import { HeroArchPhone } from './hero-arch-phone'

// Sample: the Gateway Arch on the home page. Draw your own, then delete this line.

interface HeroArchProps {
  /** Three small results that hang from the chain; phones show only the first. */
  chips: readonly Chip[]
  /** On the dimension line between the feet. */
  spanLabel: string
  /** Short names, of which five or six fit. */
  industries: readonly string[]
}

/** The picture of the hero on phones: the Arch in its true proportions, the ground, and the chain below it. */
export const NarrowHeroArch = ({ chips, ...labels }: HeroArchProps) => (
  <>
    <HeroArchPhone chips={chips.length} {...labels} />
    {chips[0] && <HeroChip chip={chips[0]} place="phone" />}
  </>
)

/** The picture of the hero on wider screens, with a place for the copy on its left. */
export const WideHeroArch = ({ chips, ...labels }: HeroArchProps) => (
  <>
    <HeroArchDesktop chips={chips.length} {...labels} />
    {chips[0] && <HeroChip chip={chips[0]} place="middle" />}
    {chips[1] && <HeroChip chip={chips[1]} place="left" />}
    {chips[2] && <HeroChip chip={chips[2]} place="right" />}
  </>
)

interface Chip {
  title: string
  note: string
}

/** Percent of the illustration, so that a chip stays on its hanger at every size. */
const places = {
  phone: 'left-1/2 top-[33.7%] text-[max(3.88cqw,12px)]',
  middle: 'left-[76.33%] top-[55%] text-[max(1.083cqw,12px)] max-lg:text-eyebrow',
  left: 'left-[67.83%] top-[66%] max-lg:hidden text-[max(1.083cqw,12px)]',
  right: 'left-[84.84%] top-[66%] max-lg:hidden text-[max(1.083cqw,12px)]',
} as const

/** A small result that hangs from the chain. */
const HeroChip = ({ chip, place }: { chip: Chip; place: keyof typeof places }) => (
  <Card
    as="span"
    look="flat"
    corner="control"
    data-node=""
    className={`absolute flex [translate:-50%] items-center gap-[0.5em] whitespace-nowrap px-[0.7em] py-[0.45em] leading-snug ${places[place]}`}
  >
    <span>
      <b className="block font-medium">{chip.title}</b>
      <span className="block text-ink-2">{chip.note}</span>
    </span>
    <Icon name="check" size={18} className="size-[1.4em] text-teal-line" />
  </Card>
)
