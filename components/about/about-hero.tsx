import { FloatingShapes } from '@/components/drawings/floating-shapes'
import { Eyebrow } from '@/components/ui/eyebrow'

interface AboutHeroProps {
  head: { eyebrow?: string; heading: string; lead: string }
}

/** Name and tagline beside the decorative panel of floating shapes. */
export const AboutHero = ({ head }: AboutHeroProps) => (
  <div className="grid-lines relative overflow-hidden">
    <div className="page-width grid items-center gap-10 py-12 sm:grid-cols-2 sm:py-16 lg:py-24">
      <div>
        {head.eyebrow && <Eyebrow className="mb-5">{head.eyebrow}</Eyebrow>}
        <h1>{head.heading}</h1>
        <p className="display mt-6 text-quote text-teal">{head.lead}</p>
      </div>
      <FloatingShapes />
    </div>
  </div>
)
