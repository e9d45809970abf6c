import type { Roi } from '@/lib/content/schemas/roi'
import type { Estimate } from '@/lib/roi/calculate'
import { fillTemplate, formatDollars, formatResult, splitFigure } from '@/lib/roi/format'

interface ResultFiguresProps {
  estimate: Estimate
  words: Roi['result']
}

/** The four figures of the result, each under its label. */
export function ResultFigures({ estimate, words }: ResultFiguresProps) {
  const { estimatedSavings, timeSaved, costSavings, efficiencyGain } = formatResult(estimate, words)
  const savings = {
    figure: formatDollars(estimatedSavings),
    unit: fillTemplate(words.savingsPeriod, { weeks: estimate.basis.weeks }),
  }
  const cells = [
    { label: words.savingsLabel, ...savings },
    { label: words.timeLabel, ...splitFigure(timeSaved) },
    { label: words.costLabel, ...splitFigure(costSavings) },
    { label: words.efficiencyLabel, ...splitFigure(efficiencyGain) },
  ]
  return (
    <div className="@container">
      <dl className="mt-7 grid grid-cols-2 border-t border-ink print:mt-4">
        {cells.map(({ label, figure, unit }) => (
          <div
            key={label}
            className="border-b border-rule py-5 pr-3 odd:border-r even:pl-4 @max-[17rem]:col-span-2 @max-[17rem]:odd:border-r-0 @max-[17rem]:even:pl-0 sm:even:pl-6 print:py-3 print:pl-0 print:even:pl-3"
          >
            <dt className="text-small font-semibold">{label}</dt>
            <dd className="mt-2 text-small text-ink-2">
              <span
                className={`mb-1.5 block font-display leading-none tracking-[-0.045em] text-ink tabular-nums sm:text-figure-s print:text-[1.375rem] ${figure.length > 9 ? 'text-[1.25rem]' : 'text-[1.75rem]'}`}
              >
                {figure}{' '}
              </span>
              {unit}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
