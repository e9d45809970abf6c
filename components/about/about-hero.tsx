import {
  FloatingShapes,
  FloatingShapesPhone,
  MirroredChains,
  MirroredChainsPhone,
} from '@/components/illustrations/floating-shapes'
import { SectionHead } from '@/components/layout/section'
import { MotionSwitch } from '@/components/ui/motion-switch'

interface AboutHeroProps {
  head: { eyebrow?: string; heading: string; lead: string }
  /** Name of the switch that holds the shapes still. */
  holdStill: string
}

const columns = 'page-width grid grid-cols-1 gap-x-6 sm:grid-cols-12'

/**
 * Name and tagline on either side of one ground line, beside the decorative panel: arches stand on it, their chains hang
 * from the same points.
 */
export const AboutHero = ({ head, holdStill }: AboutHeroProps) => (
  <div className="relative overflow-hidden">
    <div className={`${columns} pt-12 sm:pt-16 lg:pt-20`}>
      <div className="pb-8 sm:col-span-5 sm:self-end sm:pb-12">
        <SectionHead eyebrow={head.eyebrow} heading={head.heading} level={1} />
      </div>
      <div className="sm:col-span-7">
        <FloatingShapes />
        <FloatingShapesPhone />
      </div>
    </div>
    <div className="relative border-t border-ink bg-stone">
      <div className={`${columns} pb-10 sm:pb-12`}>
        <div className="sm:col-span-7 sm:col-start-6 sm:row-start-1">
          <MirroredChains />
          <MirroredChainsPhone />
        </div>
        <p className="display mt-8 text-quote text-teal sm:col-span-5 sm:row-start-1 sm:mt-10">{head.lead}</p>
      </div>
      <div className="page-width relative">
        <MotionSwitch label={holdStill} />
      </div>
    </div>
  </div>
)
