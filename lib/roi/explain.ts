import type { Roi } from '@/lib/content/schemas/roi'
import { type Estimate, findUseCaseFactors } from './calculate'
import { fillTemplate, formatAverage, formatDollars, formatFactor, formatNumber } from './format'
import type { Answers } from './wizard'

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** A value of the formula with its label, as shown. */
export interface Assumption {
  label: string
  value: string
}

/** How a result was calculated: one sentence, the values used, and the formulas with their values. */
export interface Explanation {
  sentence: string
  assumptions: readonly Assumption[]
  formulas: readonly string[]
}

/** Explains an estimate with the visitor's own answers, with the copy of content/roi.yaml. */
export function explainEstimate(estimate: Estimate, answers: Answers, roi: Roi): Explanation {
  const { basis } = estimate
  const copy = roi.result
  const shown = {
    hours: formatNumber(basis.hours),
    headcount: formatNumber(basis.headcount),
    weeks: formatNumber(basis.weeks),
    goalFactor: formatFactor(basis.goalFactor),
    useCaseFactor: formatAverage(basis.useCaseFactor, findUseCaseFactors(answers.useCases, roi)),
    efficiencyBase: formatNumber(basis.efficiencyBase),
  }
  return {
    sentence: fillTemplate(copy.sentence, { ...answers, useCases: list.format(answers.useCases) }),
    assumptions: [
      { label: copy.hours, value: shown.hours },
      { label: fillTemplate(copy.headcount, { teamSize: answers.teamSize }), value: shown.headcount },
      { label: copy.weeks, value: shown.weeks },
      { label: copy.goalFactor, value: shown.goalFactor },
      { label: copy.useCaseFactor, value: formatFactor(basis.useCaseFactor) },
      { label: copy.efficiencyBase, value: `${shown.efficiencyBase}%` },
    ],
    formulas: [
      fillTemplate(copy.formulas.savings, { ...shown, amount: formatDollars(estimate.estimatedSavings) }),
      fillTemplate(copy.formulas.time, { ...shown, amount: formatNumber(estimate.hoursSaved) }),
      fillTemplate(copy.formulas.efficiency, { ...shown, amount: formatNumber(estimate.efficiencyPercent) }),
    ],
  }
}
