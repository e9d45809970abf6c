import type { Roi } from '@/lib/content/schemas/roi'
import type { Estimate } from '@/lib/roi/calculate'
import type { SavingsLine, savingsLines } from '@/lib/roi/drawings'
import { fillTemplate, formatDollars, formatFactor } from '@/lib/roi/format'

interface SavingsChartProps {
  estimate: Estimate
  words: Roi['result']['chart']
  lines: typeof savingsLines
}

/** How the savings add up: two chains and an arch, as long as their amounts, on one scale. */
export function SavingsChart({ estimate, words, lines }: SavingsChartProps) {
  const { baseSavings, savingsWithGoal, estimatedSavings, basis } = estimate
  const longest = Math.max(baseSavings, savingsWithGoal, estimatedSavings, 1)
  const amounts = {
    base: formatDollars(baseSavings),
    withGoal: formatDollars(savingsWithGoal),
    total: formatDollars(estimatedSavings),
  }
  const rows = [
    { label: words.base, amount: amounts.base, share: baseSavings / longest, line: lines.chain },
    {
      label: fillTemplate(words.goal, { factor: formatFactor(basis.goalFactor) }),
      amount: amounts.withGoal,
      share: savingsWithGoal / longest,
      line: lines.chain,
    },
    {
      label: fillTemplate(words.total, { factor: formatFactor(basis.useCaseFactor) }),
      amount: amounts.total,
      share: estimatedSavings / longest,
      line: lines.arch,
    },
  ]
  return (
    <figure>
      <figcaption className="text-small font-semibold">{words.heading}</figcaption>
      <div role="img" aria-label={fillTemplate(words.description, amounts)} className="mt-5 grid gap-5 print:gap-3">
        {rows.map((row) => (
          <div key={row.label}>
            <p className="flex flex-wrap justify-between gap-x-4 text-small">
              <span className="text-ink-2">{row.label}</span>
              <span className="font-semibold tabular-nums">{row.amount}</span>
            </p>
            <ScaledLine share={row.share} line={row.line} standing={row.line === lines.arch} />
          </div>
        ))}
      </div>
    </figure>
  )
}

interface ScaledLineProps {
  /** Length in parts of the longest line, 0 to 1. */
  share: number
  line: SavingsLine
  standing: boolean
}

/** A chain or an arch as a scaled copy of itself: its shape never changes, its length is the amount. */
const ScaledLine = ({ share, line, standing }: ScaledLineProps) => {
  const ground = standing ? line.height : 0
  // A standing arch keeps its feet on the ground when it is scaled.
  const place = `translate(8 ${8 + ground * (1 - share)}) scale(${share})`
  return (
    <svg
      viewBox={`0 0 1016 ${line.height + 16}`}
      fill="none"
      aria-hidden="true"
      className="mt-2 w-full overflow-visible"
    >
      <path d={`M8 ${8 + ground}H1008`} className="stroke-rule-2" strokeWidth="1.1" vectorEffect="non-scaling-stroke" />
      <g transform={place}>
        <path
          d={line.line}
          className={standing ? 'stroke-ink' : 'stroke-teal-line'}
          strokeWidth={standing ? 2.4 : 1.75}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </g>
      {/* A point of no length with round ends: it keeps its size however wide the drawing is. */}
      <path
        d={`M${8 + line.node.x * share} ${8 + ground * (1 - share) + line.node.y * share}h0`}
        className={standing ? 'stroke-copper-line' : 'stroke-teal-line'}
        strokeWidth={standing ? 11 : 8}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
