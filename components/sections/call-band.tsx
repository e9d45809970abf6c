import { Section } from '@/components/layout/section'
import { ExternalButton } from '@/components/ui/button'

interface CallBandProps {
  heading: string
  lead?: string
  label: string
  href: string
  newTabLabel: string
}

/** The last band of a page: one sentence and the button that books the call. */
export const CallBand = ({ heading, lead, label, href, newTabLabel }: CallBandProps) => (
  <Section tone="stone">
    <div
      className="flex flex-col gap-8 lg:flex-row lg:items-end lg:justify-between"
      data-reveal
      suppressHydrationWarning
    >
      <div className="max-w-[44rem]">
        <h2>{heading}</h2>
        {lead && <p className="mt-5 text-lead text-ink-2">{lead}</p>}
      </div>
      <ExternalButton large href={href} newTabLabel={newTabLabel} className="shrink-0 self-start lg:self-auto">
        {label}
      </ExternalButton>
    </div>
  </Section>
)
