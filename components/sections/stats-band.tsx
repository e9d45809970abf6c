import { StatsCable } from '@/components/illustrations/stats-cable'
import { Section, SectionHead } from '@/components/layout/section'
import type { Stat } from '@/lib/content/types'
import { routes } from '@/lib/routes'

interface StatsBandProps {
  copy: { heading: string; lead?: string; calculatorLabel: string }
  stats: readonly Stat[]
}

/** Four figures hung from one cable, on the dark band. The cable runs on to the window's edges. */
export const StatsBand = ({ copy, stats }: StatsBandProps) => (
  <div className="overflow-x-clip">
    <Section tone="deep">
      <SectionHead
        heading={copy.heading}
        className="[&_h2]:max-w-[12em]"
        links={
          <a
            href={routes.roiCalculator.path}
            className="hanging-underline inline-flex min-h-11 items-end font-semibold transition-colors hover:text-deep-line"
          >
            {copy.calculatorLabel}
          </a>
        }
      />
      <div className="mt-10 md:mt-14" data-reveal="">
        <StatsCable stats={stats.map(({ value, unit, ...stat }) => ({ ...stat, value: value + unit }))} />
      </div>
    </Section>
  </div>
)
