import { Section } from '@/components/layout/section'
import { ButtonLink, ExternalButton } from '@/components/ui/button'
import { routes } from '@/lib/routes'

interface UseCasesCallProps {
  words: { heading: string; lead?: string; calculatorLabel: string; bookLabel: string }
  booking: string
  newTabLabel: string
}

/** Two ways to find out what a case would be worth. */
export const UseCasesCall = ({ words, booking, newTabLabel }: UseCasesCallProps) => (
  <Section tone="stone" className="grid gap-x-6 gap-y-9 lg:grid-cols-12 lg:items-end">
    <div className="lg:col-span-7">
      <h2>{words.heading}</h2>
      {words.lead && <p className="mt-5 max-w-[36rem] text-lead text-ink-2">{words.lead}</p>}
    </div>
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 lg:col-span-5 lg:justify-end">
      <ButtonLink large href={routes.roiCalculator.path}>
        {words.calculatorLabel}
      </ButtonLink>
      <ExternalButton look="text" href={booking} newTabLabel={newTabLabel}>
        {words.bookLabel}
      </ExternalButton>
    </div>
  </Section>
)
