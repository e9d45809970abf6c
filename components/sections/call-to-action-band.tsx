import { SectionChain } from '@/components/illustrations/section-chain'
import { Section, SectionHead } from '@/components/layout/section'
import { ButtonLink, ExternalButton } from '@/components/ui/button'
import type { CallToAction } from '@/lib/call-to-action'

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
      <SectionChain />
      <div data-reveal>
        <SectionHead
          heading={heading}
          lead={lead}
          layout="below"
          links={
            <>
              <CallToActionLink callToAction={main} look="primary" newTabLabel={newTabLabel} />
              {second && <CallToActionLink callToAction={second} look="text" newTabLabel={newTabLabel} />}
            </>
          }
        />
      </div>
    </Section>
  </div>
)

interface CallToActionLinkProps {
  callToAction: CallToAction
  look: 'primary' | 'text'
  newTabLabel: string
}

const CallToActionLink = ({ callToAction: { label, href, isBooking }, look, newTabLabel }: CallToActionLinkProps) =>
  isBooking ? (
    <ExternalButton data-event="Booking link" large look={look} href={href} newTabLabel={newTabLabel}>
      {label}
    </ExternalButton>
  ) : (
    <ButtonLink large look={look} href={href}>
      {label}
    </ButtonLink>
  )
