import { FloatingShapes } from '@/components/drawings/floating-shapes'
import { SectionHead } from '@/components/layout/section'

interface AboutHeroProps {
  head: { eyebrow?: string; heading: string; lead: string }
}

/** Name and tagline beside the decorative panel of floating shapes. */
export const AboutHero = ({ head }: AboutHeroProps) => (
  <div className="grid-lines relative overflow-hidden">
    <div className="page-width grid grid-cols-1 items-center gap-10 py-12 sm:grid-cols-2 sm:py-16 lg:py-24">
      <div>
        <SectionHead eyebrow={head.eyebrow} heading={head.heading} level={1} />
        <p className="display mt-6 text-quote text-teal">{head.lead}</p>
      </div>
      <FloatingShapes />
    </div>
  </div>
)
