import { SectionChain } from '@/components/drawings/section-chain'
import { Section, SectionHead } from '@/components/layout/section'
import { ButtonLink, ExternalButton } from '@/components/ui/button'
import type { Call } from '@/lib/call'

interface CallBandProps {
  heading: string
  lead?: string
  /** What to do next, and what else one could do. */
  calls: readonly [main: Call, second?: Call]
  newTabLabel: string
}

/** The last band of a page: why to get in touch, and how. It says nothing on paper, where nobody can press its buttons. */
export const CallBand = ({ heading, lead, calls: [main, second], newTabLabel }: CallBandProps) => (
  <div data-no-print>
    <Section tone="stone">
      <SectionChain />
      <div data-reveal suppressHydrationWarning>
        <SectionHead
          heading={heading}
          lead={lead}
          layout="below"
          links={
            <>
              <CallLink call={main} look="primary" newTabLabel={newTabLabel} />
              {second && <CallLink call={second} look="text" newTabLabel={newTabLabel} />}
            </>
          }
        />
      </div>
    </Section>
  </div>
)

interface CallLinkProps {
  call: Call
  look: 'primary' | 'text'
  newTabLabel: string
}

const CallLink = ({ call: { label, href, external }, look, newTabLabel }: CallLinkProps) =>
  external ? (
    <ExternalButton large look={look} href={href} newTabLabel={newTabLabel}>
      {label}
    </ExternalButton>
  ) : (
    <ButtonLink large look={look} href={href}>
      {label}
    </ButtonLink>
  )
