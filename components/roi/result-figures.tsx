import { Figure } from '@/components/ui/figure'
import type { Explanation } from '@/lib/roi/explain'
import { splitFigure } from '@/lib/roi/format'
import { NoBreakAnswer } from './no-break-answer'

/** The figures of the result other than the savings, one row each. */
export const ResultFigures = ({ figures }: Pick<Explanation, 'figures'>) => (
  <dl className="border-t border-ink text-small text-ink-2">
    {figures.map(({ label, text, calculation }) => {
      const { figure, unit } = splitFigure(text)
      return (
        <div key={label} className="border-b border-rule py-4 print:py-1">
          <dt className="font-semibold text-ink">{label}</dt>
          <dd className="mt-1">
            <Figure value={figure} size="s" className="mr-1 text-ink print:text-body" /> {unit}
          </dd>
          <dd className="mt-1.5 text-pretty print:mt-0.5">
            <NoBreakAnswer text={calculation} />
          </dd>
        </div>
      )
    })}
  </dl>
)
