import { Illustration } from '@/components/illustrations/parts'
import { Section, SectionHead } from '@/components/layout/section'
import { CallToActionLink } from '@/components/ui/button'
import { path, sag } from '@/lib/catenary'
import type { CallToAction } from '@/lib/links/call-to-action'

interface CallToActionBandProps {
  heading: string
  lead?: string
  /** The main action, and others. */
  callsToAction: readonly [main: CallToAction, second?: CallToAction]
  newTabLabel: string
}

/** The last band of a page, with calls to action above a chain. Not printed, since its buttons are useless on paper. */
export const CallToActionBand = ({
  heading,
  lead,
  callsToAction: [main, second],
  newTabLabel,
}: CallToActionBandProps) => (
  <div data-no-print>
    <Section tone="stone">
      <div data-reveal>
        <SectionHead heading={heading} lead={lead} layout="below" className="lg:[&_h2]:text-page" />
        <div className="mt-8 mb-6 flex flex-wrap items-center gap-x-8 gap-y-4">
          <CallToActionLink large callToAction={main} newTabLabel={newTabLabel} />
          {second && <CallToActionLink large look="text" callToAction={second} newTabLabel={newTabLabel} />}
        </div>
      </div>
      <Chain />
    </Section>
  </div>
)

const size = [1264, 50] as const
const chain = sag(0, size[0], 2, 44)

/** Hangs between the two lines of the grid. Its stroke and the node at its middle have the same size at every width. */
const Chain = () => (
  <div aria-hidden="true" className="absolute inset-x-[max(0.5rem,50%-39.5rem)] bottom-8">
    <Illustration size={size} className="w-full">
      <path className="stroke-teal-line [vector-effect:non-scaling-stroke]" strokeWidth="1.5" d={path(chain)} />
    </Illustration>
    <svg aria-hidden="true" className="absolute top-[92%] left-1/2 size-px overflow-visible fill-copper-line">
      <circle r="4.5" />
    </svg>
  </div>
)
