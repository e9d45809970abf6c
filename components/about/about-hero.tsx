import { labelPlaces, River, RiverPhone } from '@/components/illustrations/river'
import { bridgeSpans } from '@/components/illustrations/river-bridges'
import { SectionHead } from '@/components/layout/section'
import { MotionSwitch } from '@/components/ui/motion-switch'

interface RiverProps {
  /** Names of the bridges, the unit of their spans, and the caption of the illustration. */
  river: { musial: string; eads: string; poplarStreet: string; unit: string; caption: string }
  /** Name of the switch that pauses the floating shapes. */
  pauseMotion: string
}

interface AboutHeroProps extends Pick<RiverProps, 'pauseMotion'> {
  river?: RiverProps['river']
  head: { eyebrow?: string; heading: string; lead: string }
}

/** From north to south. */
const bridges = ['musial', 'eads', 'poplarStreet'] as const

const feet = new Intl.NumberFormat('en-US')

const spanOf = (name: (typeof bridges)[number], { unit }: RiverProps['river']) =>
  `${feet.format(Math.max(...bridgeSpans[name]))} ${unit}`

const spans = (river: RiverProps['river']) => bridges.map((name) => `${river[name]} ${spanOf(name, river)}`)

/** Name and tagline, above the river at St. Louis where the page has its copy. */
export const AboutHero = ({ head, river, pauseMotion }: AboutHeroProps) => (
  <div className="relative overflow-x-clip">
    <div className="page-width grid gap-x-6 gap-y-6 pt-14 short:pt-6 md:not-short:pt-20 lg:grid-cols-12 lg:items-end">
      <SectionHead eyebrow={head.eyebrow} heading={head.heading} level={1} className="lg:col-span-8" />
      <p className="display text-h2-s text-teal lg:col-span-4">{head.lead}</p>
    </div>
    {river && <RiverView river={river} pauseMotion={pauseMotion} />}
  </div>
)

/** The bridges of the river, which reach from one edge of the window to the other at one scale. */
const RiverView = ({ river, pauseMotion }: RiverProps) => (
  <div className="relative pt-12 md:pt-18">
    <div className="page-width relative z-1 max-lg:hidden">
      <River />
    </div>
    <div className="relative border-ink lg:-mt-1 lg:border-t lg:bg-stone">
      {/* One sentence for the ear: the caption and the names with their spans. */}
      <div role="img" aria-label={`${river.caption} ${spans(river).join(', ')}`} className="page-width pb-14 lg:pb-10">
        <ol className="relative lg:h-24">
          {bridges.map((name) => (
            <li key={name} className={`relative max-lg:mb-8 lg:absolute lg:top-5 ${labelPlaces[name]}`}>
              <div className="lg:hidden">
                <RiverPhone bridge={name} />
              </div>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink pt-2 max-lg:border-t lg:block lg:pt-0">
                <span className="block min-w-0 wrap-anywhere font-display text-h4 lg:whitespace-nowrap">
                  {river[name]}
                </span>
                <span className="block whitespace-nowrap text-small text-ink-2 tabular-nums">
                  {spanOf(name, river)}
                </span>
              </p>
            </li>
          ))}
        </ol>
        <p className="max-w-[40rem] pr-12 font-display text-note text-ink-2">{river.caption}</p>
      </div>
      <div className="page-width relative">
        <MotionSwitch label={pauseMotion} />
      </div>
    </div>
  </div>
)
