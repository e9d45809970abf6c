import type { Roi } from '@/lib/content/schemas/roi'
import { type Estimate, findUseCaseFactors } from './calculate'
import { fillTemplate, formatAverage, formatDollars, formatFactor, formatNumber } from './format'
import type { Answers } from './wizard'

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** A named number of the formula, as it is shown. */
export interface Assumption {
  label: string
  value: string
}

/** How a result was reached: one sentence, the numbers taken, and the sums. */
export interface Explanation {
  sentence: string
  assumptions: readonly Assumption[]
  formulas: readonly string[]
}

/** Explains an estimate with the visitor's own answers, in the words of content/roi.yaml. */
export function explainEstimate(estimate: Estimate, answers: Answers, roi: Roi): Explanation {
  const { basis } = estimate
  const words = roi.result
  const shown = {
    hours: formatNumber(basis.hours),
    headcount: formatNumber(basis.headcount),
    weeks: formatNumber(basis.weeks),
    goalFactor: formatFactor(basis.goalFactor),
    useCaseFactor: formatAverage(basis.useCaseFactor, findUseCaseFactors(answers.useCases, roi)),
    efficiencyBase: formatNumber(basis.efficiencyBase),
  }
  return {
    sentence: fillTemplate(words.sentence, { ...answers, useCases: list.format(answers.useCases) }),
    assumptions: [
      { label: words.hours, value: shown.hours },
      { label: fillTemplate(words.headcount, { teamSize: answers.teamSize }), value: shown.headcount },
      { label: words.weeks, value: shown.weeks },
      { label: words.goalFactor, value: shown.goalFactor },
      { label: words.useCaseFactor, value: formatFactor(basis.useCaseFactor) },
      { label: words.efficiencyBase, value: `${shown.efficiencyBase}%` },
    ],
    formulas: [
      fillTemplate(words.formulas.savings, { ...shown, amount: formatDollars(estimate.estimatedSavings) }),
      fillTemplate(words.formulas.time, { ...shown, amount: formatNumber(estimate.hoursSaved) }),
      fillTemplate(words.formulas.efficiency, { ...shown, amount: formatNumber(estimate.efficiencyPercent) }),
    ],
  }
}
