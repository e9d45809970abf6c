import { Figure } from '@/components/ui/figure'
import type { Roi } from '@/lib/content/schemas/roi'
import type { Estimate } from '@/lib/roi/calculate'
import { fillTemplate, formatDollars, formatResult, splitFigure } from '@/lib/roi/format'

interface ResultFiguresProps {
  estimate: Estimate
  words: Roi['result']
}

/** The four figures of the result: the year's savings large, the others as one line each below it. */
export function ResultFigures({ estimate, words }: ResultFiguresProps) {
  const { estimatedSavings, timeSaved, costSavings, efficiencyGain } = formatResult(estimate, words)
  const others = [
    { label: words.timeLabel, ...splitFigure(timeSaved) },
    { label: words.costLabel, ...splitFigure(costSavings) },
    { label: words.efficiencyLabel, ...splitFigure(efficiencyGain) },
  ]
  return (
    <div className="@container">
      <dl className="mt-7 grid border-t border-ink text-small text-ink-2 @min-[30rem]:grid-cols-3 print:mt-4">
        <div className="border-b border-rule py-6 @min-[30rem]:col-span-3 print:py-3">
          <dt className="font-semibold text-ink">{words.savingsLabel}</dt>
          <dd className="mt-2">
            <Figure
              value={formatDollars(estimatedSavings)}
              className="mb-2 block text-[min(4.25rem,15cqi)] leading-none text-ink print:text-figure-s"
            />{' '}
            {fillTemplate(words.savingsPeriod, { weeks: estimate.basis.weeks })}
          </dd>
        </div>
        {others.map(({ label, figure, unit }) => (
          <div
            key={label}
            className="border-b border-rule py-4 @min-[30rem]:border-b-0 @min-[30rem]:pb-0 @min-[30rem]:not-last:border-r @min-[30rem]:not-nth-2:pl-4 print:py-2"
          >
            <dt className="font-semibold text-ink">{label}</dt>
            <dd className="mt-1">
              <Figure
                value={figure}
                size="xs"
                className="mr-1 text-ink @min-[30rem]:my-1 @min-[30rem]:block print:text-h4"
              />{' '}
              {unit}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
