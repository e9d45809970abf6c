import { Bar } from '@/components/ui/bar'
import type { Roi } from '@/lib/content/schemas/roi'
import { fillTemplate } from '@/lib/fill-template'
import { formatDollars } from '@/lib/money'
import type { Estimate } from '@/lib/roi/calculate'
import { formatFactor } from '@/lib/roi/format'
import { noBreakAnswer } from '@/lib/typography/no-break-answer'

interface SavingsChartProps {
  estimate: Estimate
  copy: Roi['result']['chart']
}

/** How the savings grow with each factor: bars on one scale that begins at zero. */
export function SavingsChart({ estimate, copy }: SavingsChartProps) {
  const { baseSavings, savingsWithGoal, estimatedSavings, basis } = estimate
  const rows = [
    { label: copy.base, amount: baseSavings },
    { label: fillTemplate(copy.goal, { factor: formatFactor(basis.goalFactor) }), amount: savingsWithGoal },
    { label: fillTemplate(copy.total, { factor: formatFactor(basis.useCaseFactor) }), amount: estimatedSavings },
  ]
  const [base = '', withGoal = '', total = ''] = rows.map(({ amount }) => formatDollars(amount))
  const most = Math.max(1, baseSavings, savingsWithGoal, estimatedSavings)
  return (
    <div
      role="img"
      aria-label={fillTemplate(copy.description, { base, withGoal, total })}
      className="mt-6 grid print:hidden gap-y-2 text-small text-ink-2"
    >
      {rows.map(({ label, amount }, i) => (
        <div key={label}>
          <p className="flex flex-wrap justify-between gap-x-4">
            {noBreakAnswer(label)}
            <span className="font-semibold text-ink tabular-nums">{formatDollars(amount)}</span>
          </p>
          <Bar amount={amount} most={most} point={i === rows.length - 1} />
        </div>
      ))}
    </div>
  )
}
