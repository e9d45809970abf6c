import { Figure } from '@/components/ui/figure'
import type { Roi } from '@/lib/content/schemas/roi'
import type { Estimate } from '@/lib/roi/calculate'
import { formatResult, splitFigure } from '@/lib/roi/format'

interface ResultFiguresProps {
  estimate: Estimate
  copy: Roi['result']
}

/** The figures of the result other than the yearly savings, one row each. */
export function ResultFigures({ estimate, copy }: ResultFiguresProps) {
  const { timeSaved, costSavings, efficiencyGain } = formatResult(estimate, copy)
  const figures = [
    { label: copy.timeLabel, ...splitFigure(timeSaved) },
    { label: copy.costLabel, ...splitFigure(costSavings) },
    { label: copy.efficiencyLabel, ...splitFigure(efficiencyGain) },
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
