import type { Roi } from '@/lib/content/schemas/roi'
import { fillTemplate } from '@/lib/fill-template'
import { formatDollars } from '@/lib/money'
import type { Estimate } from '@/lib/roi/calculate'
import { formatFactor } from '@/lib/roi/format'
import type { SavingsLine, savingsLines } from '@/lib/roi/illustrations'
import { noBreakAnswer } from '@/lib/typography/no-break-answer'

interface SavingsChartProps {
  estimate: Estimate
  copy: Roi['result']['chart']
  lines: typeof savingsLines
}

/**
 * How the savings grow: three curves side by side on one baseline, each as wide as its amount. The two inputs hang below it,
 * the total is an arch above it, below its amount in the sum. All have the same shape, so a curve's height follows its width.
 * Needs a size container around it.
 */
export function SavingsChart({ estimate, copy, lines }: SavingsChartProps) {
  const { baseSavings, savingsWithGoal, estimatedSavings, basis } = estimate
  const base = formatDollars(baseSavings)
  const withGoal = formatDollars(savingsWithGoal)
  const total = formatDollars(estimatedSavings)
  const spans = [baseSavings, savingsWithGoal, estimatedSavings].map((amount) => `minmax(0, ${Math.max(amount, 1)}fr)`)
  return (
    <div
      role="img"
      aria-label={fillTemplate(copy.description, { base, withGoal, total })}
      className="mt-5 grid items-end text-[min(0.8125rem,5.4cqi)] leading-[1.4] text-ink-2 @min-[26rem]:text-small"
      style={{ gridTemplateColumns: spans.join(' ') }}
    >
      <SpanLabel label={copy.base} amount={base} />
      <SpanLabel
        label={noBreakAnswer(fillTemplate(copy.goal, { factor: formatFactor(basis.goalFactor) }))}
        amount={withGoal}
      />
      <Span line={lines.arch} className="stroke-ink" nodeClass="stroke-copper-line" />
      <Span line={lines.chain} className="stroke-teal-line" nodeClass="stroke-teal-line" />
      <Span line={lines.chain} className="stroke-teal-line" nodeClass="stroke-teal-line" />
      <p className="self-start pt-2 text-center">
        {noBreakAnswer(fillTemplate(copy.total, { factor: formatFactor(basis.useCaseFactor) }))}
      </p>
    </div>
  )
}

/** The label above a hanging chain. */
const SpanLabel = ({ label, amount }: { label: string; amount: string }) => (
  <p className="px-1 pb-2 text-center text-balance @max-[18rem]:first:pb-7">
    {label}
    <span className="-mx-1 flex justify-center font-semibold whitespace-nowrap text-ink tabular-nums">{amount}</span>
  </p>
)

interface SpanProps {
  line: SavingsLine
  className: string
  nodeClass: string
}

/** A curve as wide as its column, with its part of the baseline. The node has the same size at any width. */
const Span = ({ line: { ground, height, line, node, width }, className, nodeClass }: SpanProps) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    fill="none"
    strokeLinecap="round"
    aria-hidden="true"
    className={`w-full overflow-visible *:[vector-effect:non-scaling-stroke] ${ground === 0 ? 'self-start' : ''}`}
  >
    <path d={`M0 ${ground}H${width}`} className="stroke-rule-2" strokeWidth="1.1" />
    <path d={line} className={className} strokeWidth="2" />
    <path d={`M${node.x} ${node.y}h0`} className={nodeClass} strokeWidth="10" />
  </svg>
)
