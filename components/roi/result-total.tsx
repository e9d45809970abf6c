import { Figure } from '@/components/ui/figure'
import type { Roi } from '@/lib/content/schemas/roi'
import type { Estimate } from '@/lib/roi/calculate'
import { fillTemplate, formatDollars } from '@/lib/roi/format'

/** The year's savings, large, for the place above the keystone of their arch. Sits in a container of known width. */
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
