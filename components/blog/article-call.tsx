import { Section } from '@/components/layout/section'
import { ButtonLink, ExternalButton } from '@/components/ui/button'
import type { Call } from '@/lib/blog/call-to-action'

interface ArticleCallProps {
  heading: string
  text: string
  calls: readonly [main: Call, second: Call]
  newTabLabel: string
}

/** What an article ends with: why, and the two links. */
export const ArticleCall = ({ heading, text, calls: [main, second], newTabLabel }: ArticleCallProps) => (
  <Section tone="stone" className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
    <div className="lg:col-span-7">
      <h2>{heading}</h2>
      <p className="mt-5 max-w-[36rem] text-lead text-ink-2">{text}</p>
    </div>
    <div data-no-print className="flex flex-wrap items-center gap-x-8 gap-y-4 lg:col-span-5 lg:justify-end lg:self-end">
      <CallLink call={main} look="primary" newTabLabel={newTabLabel} />
      <CallLink call={second} look="text" newTabLabel={newTabLabel} />
    </div>
  </Section>
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
