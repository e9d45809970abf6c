import { FloatingShapes } from '@/components/drawings/floating-shapes'
import { SectionHead } from '@/components/layout/section'
import { MotionSwitch } from '@/components/ui/motion-switch'

interface AboutHeroProps {
  head: { eyebrow?: string; heading: string; lead: string }
  /** Name of the switch that holds the shapes still. */
  holdStill: string
}

/** Name and tagline beside the decorative panel of floating shapes. */
export const AboutHero = ({ head, holdStill }: AboutHeroProps) => (
  <div className="grid-lines relative overflow-hidden">
    <div className="page-width relative grid grid-cols-1 items-center gap-10 py-12 sm:grid-cols-2 sm:py-16 lg:py-24">
      <div>
        <SectionHead eyebrow={head.eyebrow} heading={head.heading} level={1} />
        <p className="display mt-6 text-quote text-teal">{head.lead}</p>
      </div>
      <FloatingShapes />
      <MotionSwitch label={holdStill} />
    </div>
  </div>
)
