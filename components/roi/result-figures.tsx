import { Figure } from '@/components/ui/figure'
import type { Roi } from '@/lib/content/schemas/roi'
import type { Estimate } from '@/lib/roi/calculate'
import { formatResult, splitFigure } from '@/lib/roi/format'

interface ResultFiguresProps {
  estimate: Estimate
  words: Roi['result']
}

/** The figures of the result besides the year's savings, which stand above their arch: one line each. */
export function ResultFigures({ estimate, words }: ResultFiguresProps) {
  const { timeSaved, costSavings, efficiencyGain } = formatResult(estimate, words)
  const figures = [
    { label: words.timeLabel, ...splitFigure(timeSaved) },
    { label: words.costLabel, ...splitFigure(costSavings) },
    { label: words.efficiencyLabel, ...splitFigure(efficiencyGain) },
  ]
  return (
    <dl className="border-t border-ink text-small text-ink-2">
      {figures.map(({ label, figure, unit }) => (
        <div key={label} className="border-b border-rule py-4 last:border-b-0 print:py-2">
          <dt className="font-semibold text-ink">{label}</dt>
          <dd className="mt-1">
            <Figure value={figure} size="s" className="mr-1 text-ink print:text-h4" /> {unit}
          </dd>
        </div>
      ))}
    </dl>
  )
}
