import { Section, SectionHead } from '@/components/layout/section'
import { CallToActionLink } from '@/components/ui/button'
import type { CallToAction } from '@/lib/links/call-to-action'

interface CallToActionBandProps {
  heading: string
  lead?: string
  /** The main action, and others. */
  callsToAction: readonly [main: CallToAction, second?: CallToAction]
  newTabLabel: string
}

/** The last band of a page, with calls to action. Not printed, since its buttons are useless on paper. */
export const CallToActionBand = ({
  heading,
  lead,
  callsToAction: [main, second],
  newTabLabel,
}: CallToActionBandProps) => (
  <div data-no-print>
    <Section tone="stone">
      <div data-reveal>
        <SectionHead heading={heading} lead={lead} layout="below" />
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <CallToActionLink large callToAction={main} newTabLabel={newTabLabel} />
          {second && <CallToActionLink large look="text" callToAction={second} newTabLabel={newTabLabel} />}
        </div>
      </div>
    </Section>
  </div>
)
