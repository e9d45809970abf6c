import type { Roi } from '@/lib/content/collections/roi'
import { fillTemplate } from '@/lib/text/fill-template'
import { calculateEstimate, type Estimate, findAreaFactors } from './calculate'
import { formatAverage, formatFactor, formatNumber, formatResult } from './format'
import { labelOf, optionOf } from './options'
import { type ChosenAnswers, choiceQuestions, type SingleChoice } from './wizard'

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
  /** That of the factor, or of the area. */
  name: string
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

/** The labels of areas, each with its factor where there are several: "Sales (1.25) and Support (1.2)". */
const nameAreas = (areas: readonly string[], factors: readonly number[]): string =>
  list.format(areas.length < 2 ? areas : areas.map((area, i) => `${area} (${formatFactor(factors[i] ?? 1)})`))

/** Explains an estimate with the copy of content/roi.yaml. */
export function explainEstimate(estimate: Estimate, answers: ChosenAnswers, roi: Roi): Explanation {
  const { values } = estimate
  const { sum, timeBasis, efficiencyBasis, industryNote } = roi.result
  const factors = findAreaFactors(answers.areas, roi)
  const label = (question: SingleChoice) => labelOf(roi[question], answers[question])
  const areaLabels = answers.areas.map((area) => labelOf(roi.areas, area))
  const shown = {
    baseFigure: formatNumber(values.baseFigure),
    headcount: formatNumber(values.headcount),
    areaFactor: formatAverage(values.areaFactor, factors),
    efficiencyBase: formatNumber(values.efficiencyBase),
  }
  const row = (copy: { label: string; note?: string; unit: string }, value: string, answer = ''): SumRow => ({
    ...copy,
    label: fillTemplate(copy.label, { answer }),
    note: copy.note && fillTemplate(copy.note, { answer }),
    value,
  })
  const rows: Record<Exclude<keyof typeof sum, 'heading' | 'text'>, SumRow> = {
    baseFigure: row(sum.baseFigure, shown.baseFigure, label('timeSpent')),
    headcount: row(sum.headcount, shown.headcount, label('teamSize')),
    weeks: row(sum.weeks, formatNumber(values.weeks)),
    goalFactor: row(sum.goalFactor, formatFactor(values.goalFactor), label('primaryGoal')),
    areaFactor: row(sum.areaFactor, formatFactor(values.areaFactor), nameAreas(areaLabels, factors)),
  }
  const sourceOf = (name: string, { label, value }: Pick<Source, 'label' | 'value'>, basis?: string): Source => ({
    name,
    label,
    value,
    basis: basis ?? roi.result.sources.assumption,
  })
  const areas = answers.areas.map((area, i) =>
    sourceOf(
      area,
      { label: areaLabels[i] ?? '', value: formatFactor(factors[i] ?? 1) },
      optionOf(roi.areas, area)?.basis,
    ),
  )
  const sources: Record<keyof typeof rows, Source | Source[]> = {
    baseFigure: sourceOf('baseFigure', rows.baseFigure, optionOf(roi.timeSpent, answers.timeSpent)?.basis),
    headcount: sourceOf('headcount', rows.headcount, optionOf(roi.teamSize, answers.teamSize)?.basis),
    weeks: sourceOf('weeks', rows.weeks, roi.assumptions.weeksBasis),
    goalFactor: sourceOf('goalFactor', rows.goalFactor, optionOf(roi.primaryGoal, answers.primaryGoal)?.basis),
    areaFactor: areas,
  }
  const efficiency = { label: roi.result.efficiencyLabel, value: `${shown.efficiencyBase}%` }
  return {
    sources: [...Object.values(sources).flat(), sourceOf('efficiency', efficiency, roi.assumptions.efficiencyBasis)],
    rows: Object.values(rows),
    time: fillTemplate(timeBasis, shown),
    efficiency: fillTemplate(efficiencyBasis, shown),
    industry: fillTemplate(industryNote, { industry: label('industry') }),
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
    choiceQuestions
      .flatMap((question) => [answers[question]].flat().map((answer) => labelOf(roi[question], answer)))
      .join(' · '),
    link,
  ]
}
