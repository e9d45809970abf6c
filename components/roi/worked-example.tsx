import { Card } from '@/components/ui/card'
import type { Roi } from '@/lib/content/collections/roi'
import { calculateEstimate } from '@/lib/roi/calculate'
import { explainEstimate } from '@/lib/roi/explain'
import { formatResult } from '@/lib/roi/format'
import { answerEach, takesSeveral } from '@/lib/roi/options'
import { formatDollars } from '@/lib/text/money'
import { EffectsTable } from './effects'
import { ResultFigures } from './result-figures'
import { ResultSum, ResultTotal } from './result-sum'

/** Where scripts do not run: the result of the second answer to each question, and of the first two where several can be chosen. */
export function WorkedExample({ roi }: { roi: Roi }) {
  const answers = answerEach(roi.questions, (question) =>
    question.options.slice(takesSeveral(question) ? 0 : 1, 2).map(({ key }) => key),
  )
  const { result: copy } = roi
  const estimate = calculateEstimate(answers, roi)
  const { rows, figures } = explainEstimate(estimate, answers, roi)
  const { costSavings } = formatResult(estimate, copy)
  return (
    <Card className="grid grid-cols-1 gap-x-16 gap-y-8 p-[min(1.25rem,6.25vw)] mb-14 sm:p-10 lg:grid-cols-2 [[data-js]_&]:hidden">
      <div className="@container min-w-0">
        <h2 className="text-title">{copy.example}</h2>
        <ResultTotal label={copy.savingsLabel} text={costSavings} />
        <ResultFigures figures={figures} />
        <p className="mt-3 text-small font-medium">{copy.note}</p>
      </div>
      <div className="@container min-w-0">
        <ResultSum
          copy={copy.sum}
          rows={rows}
          total={{ label: copy.savingsLabel, amount: formatDollars(estimate.estimatedSavings) }}
        />
      </div>
      <div className="lg:col-span-full">
        <h3 id="roi-effects" className="text-h3">
          {copy.effects.heading}
        </h3>
        <EffectsTable answers={answers} roi={roi} />
      </div>
    </Card>
  )
}
