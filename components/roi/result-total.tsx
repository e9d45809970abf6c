import { Figure } from '@/components/ui/figure'
import type { Roi } from '@/lib/content/schemas/roi'
import type { Estimate } from '@/lib/roi/calculate'
import { fillTemplate, formatDollars } from '@/lib/roi/format'

/** The yearly savings in large type, above the arch of the chart. Needs a size container around it. */
export const ResultTotal = ({ estimate, copy }: { estimate: Estimate; copy: Roi['result'] }) => (
  <dl className="mt-4 text-right text-small text-ink-2">
    <dt className="font-semibold text-ink">{copy.savingsLabel}</dt>
    <dd className="mt-1 flex flex-col-reverse">
      <Figure
        value={formatDollars(estimate.estimatedSavings)}
        className="mt-2 block text-[min(4.25rem,15cqi)] leading-none text-ink print:text-figure-s"
      />{' '}
      {fillTemplate(copy.savingsPeriod, { weeks: estimate.basis.weeks })}
    </dd>
  </dl>
)
