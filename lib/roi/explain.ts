import type { Roi } from '@/lib/content/schemas/roi'
import { fillTemplate } from '@/lib/text/fill-template'
import { calculateEstimate, type Estimate, findUseCaseFactors } from './calculate'
import { formatAverage, formatFactor, formatNumber, formatResult } from './format'
import { optionOf } from './options'
import { type ChosenAnswers, singleChoices } from './wizard'

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** One factor of the sum behind the savings, as shown. */
export interface SumRow {
  label: string
  /** The answer that it comes from, unless the label contains it. */
  note?: string
  value: string
  unit: string
}

/** A number of the formula with where it comes from. */
interface Source {
  label: string
  value: string
  basis: string
}

/** How a result was calculated, with the visitor's own answers. */
export interface Explanation {
  /** The factors whose product is the savings, the base figure first. */
  rows: readonly SumRow[]
  /** How the time saved is calculated. */
  time: string
  /** How the efficiency gain is calculated. */
  efficiency: string
  /** Says what the industry changes. */
  industry: string
  /** Every number of the formula with where it comes from. */
  sources: readonly Source[]
}

/** The areas, each with its factor where there are several: "Sales (1.25) and Support (1.2)". */
const nameAreas = (areas: readonly string[], factors: readonly number[]): string =>
  list.format(areas.length < 2 ? areas : areas.map((area, i) => `${area} (${formatFactor(factors[i] ?? 1)})`))

/** Explains an estimate with the copy of content/roi.yaml. */
export function explainEstimate(estimate: Estimate, answers: ChosenAnswers, roi: Roi): Explanation {
  const { values } = estimate
  const { sum, timeBasis, efficiencyBasis, industryNote } = roi.result
  const factors = findUseCaseFactors(answers.useCases, roi)
  const shown = {
    hours: formatNumber(values.hours),
    headcount: formatNumber(values.headcount),
    useCaseFactor: formatAverage(values.useCaseFactor, factors),
    efficiencyBase: formatNumber(values.efficiencyBase),
  }
  const row = (copy: { label: string; note?: string; unit: string }, value: string, answer = ''): SumRow => ({
    ...copy,
    label: fillTemplate(copy.label, { answer }),
    note: copy.note && fillTemplate(copy.note, { answer }),
    value,
  })
  const rows: Record<Exclude<keyof typeof sum, 'heading'>, SumRow> = {
    hours: row(sum.hours, shown.hours, answers.timeSpent),
    headcount: row(sum.headcount, shown.headcount, answers.teamSize),
    weeks: row(sum.weeks, formatNumber(values.weeks)),
    goalFactor: row(sum.goalFactor, formatFactor(values.goalFactor), answers.primaryGoal),
    useCaseFactor: row(sum.useCaseFactor, formatFactor(values.useCaseFactor), nameAreas(answers.useCases, factors)),
  }
  const sourceOf = ({ label, value }: Omit<Source, 'basis'>, basis = roi.result.sources.assumption): Source => ({
    label,
    value,
    basis,
  })
  const areas = answers.useCases.map((label, i) =>
    sourceOf({ label, value: formatFactor(factors[i] ?? 1) }, optionOf(roi.useCases, label)?.basis),
  )
  const sources: Record<keyof typeof rows, Source | Source[]> = {
    hours: sourceOf(rows.hours, optionOf(roi.timeSpent, answers.timeSpent)?.basis),
    headcount: sourceOf(rows.headcount, optionOf(roi.teamSize, answers.teamSize)?.basis),
    weeks: sourceOf(rows.weeks, roi.assumptions.weeksBasis),
    goalFactor: sourceOf(rows.goalFactor, optionOf(roi.primaryGoal, answers.primaryGoal)?.basis),
    useCaseFactor: areas,
  }
  const efficiency = { label: roi.result.efficiencyLabel, value: `${shown.efficiencyBase}%` }
  return {
    sources: [...Object.values(sources).flat(), sourceOf(efficiency, roi.assumptions.efficiencyBasis)],
    rows: Object.values(rows),
    time: fillTemplate(timeBasis, shown),
    efficiency: fillTemplate(efficiencyBasis, shown),
    industry: fillTemplate(industryNote, { industry: answers.industry }),
  }
}

/** An estimate as lines of a message: the figures, the answers, and the link that opens it. */
export function describeEstimate(answers: ChosenAnswers, roi: Roi, link: string): string[] {
  const { savingsLabel, timeLabel, efficiencyLabel } = roi.result
  const { costSavings, timeSaved, efficiencyGain } = formatResult(calculateEstimate(answers, roi), roi.result)
  return [
    `${savingsLabel}: ${costSavings}`,
    `${timeLabel}: ${timeSaved}`,
    `${efficiencyLabel}: ${efficiencyGain}`,
    [...singleChoices.map((question) => answers[question]), ...answers.useCases].join(' · '),
    link,
  ]
}
