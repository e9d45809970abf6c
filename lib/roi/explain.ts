import type { Roi } from '@/lib/content/collections/roi'
import { fillTemplate } from '@/lib/text/fill-template'
import { calculateEstimate, type Estimate, findAreaFactors } from './calculate'
import { formatAverage, formatFactor, formatNumber, formatResult } from './format'
import { labelOf, optionOf, type Said, sayAnswer } from './options'
import { type ChosenAnswers, choiceQuestions, type SingleChoice } from './wizard'

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** One factor of the sum behind the savings, as shown. */
export interface SumRow {
  label: string
  /** The answer that it comes from, unless the label contains it. */
  note?: string
  /** Both as they are heard. */
  spoken: { label: string; note?: string }
  value: string
  unit: string
}

/** A number of the formula with where it comes from. */
interface Source {
  /** That of the factor, or of the area. */
  name: string
  label: string
  spoken?: string
  value: string
  basis: string
}

/** How a result was calculated, with the visitor's own answers. */
export interface Explanation {
  /** The factors whose product is the savings, the base figure first. */
  rows: readonly SumRow[]
  /** The time saved and the efficiency gain, with how they are calculated. */
  figures: readonly { label: string; text: string; calculation: string }[]
  /** Says what the industry changes. */
  industry: string
  /** Every number of the formula with where it comes from. */
  sources: readonly Source[]
}

/** The areas, each with its factor where there are several: "Sales (1.25) and Support (1.2)". */
const nameAreas = (areas: readonly Said[], factors: readonly number[]): Said => {
  const name = (area = '', index = 0) => (areas.length < 2 ? area : `${area} (${formatFactor(factors[index] ?? 1)})`)
  return {
    text: list.format(areas.map(({ text }, index) => name(text, index))),
    spoken: list.format(areas.map(({ spoken }, index) => name(spoken, index))),
  }
}

/** Explains an estimate with the copy of content/roi.yaml. */
export function explainEstimate(estimate: Estimate, answers: ChosenAnswers, roi: Roi): Explanation {
  const { values } = estimate
  const { sum, timeLabel, timeBasis, efficiencyLabel, efficiencyBasis, industryNote } = roi.result
  const { timeSaved, efficiencyGain } = formatResult(estimate, roi.result)
  const factors = findAreaFactors(answers.areas, roi)
  const said = (question: SingleChoice) => sayAnswer(roi[question], answers[question], String)
  const areas = answers.areas.map((area) => sayAnswer(roi.areas, area, String))
  const shown = {
    baseFigure: formatNumber(values.baseFigure),
    headcount: formatNumber(values.headcount),
    areaFactor: formatAverage(values.areaFactor, factors),
    efficiencyBase: formatNumber(values.efficiencyBase),
  }
  const row = (copy: { label: string; note?: string; unit: string }, value: string, answer: Said = { text: '' }) => {
    const fill = (text = '') => ({
      label: fillTemplate(copy.label, { answer: text }),
      note: copy.note && fillTemplate(copy.note, { answer: text }),
    })
    return { ...copy, ...fill(answer.text), spoken: fill(answer.spoken), value }
  }
  const rows: Record<Exclude<keyof typeof sum, 'heading' | 'text'>, SumRow> = {
    baseFigure: row(sum.baseFigure, shown.baseFigure, said('timeSpent')),
    headcount: row(sum.headcount, shown.headcount, said('teamSize')),
    weeks: row(sum.weeks, formatNumber(values.weeks)),
    goalFactor: row(sum.goalFactor, formatFactor(values.goalFactor), said('primaryGoal')),
    areaFactor: row(sum.areaFactor, formatFactor(values.areaFactor), nameAreas(areas, factors)),
  }
  type Named = Pick<Source, 'label' | 'value'> & { spoken?: { label: string } }
  const sourceOf = (name: string, { label, value, spoken }: Named, basis?: string): Source => ({
    name,
    label,
    spoken: spoken?.label,
    value,
    basis: basis ?? roi.result.sources.assumption,
  })
  const areaSources = answers.areas.map((area, i) => {
    const { text = '', spoken = text } = areas[i] ?? {}
    const value = formatFactor(factors[i] ?? 1)
    return sourceOf(area, { label: text, spoken: { label: spoken }, value }, optionOf(roi.areas, area)?.basis)
  })
  const sources: Record<keyof typeof rows, Source | Source[]> = {
    baseFigure: sourceOf('baseFigure', rows.baseFigure, optionOf(roi.timeSpent, answers.timeSpent)?.basis),
    headcount: sourceOf('headcount', rows.headcount, optionOf(roi.teamSize, answers.teamSize)?.basis),
    weeks: sourceOf('weeks', rows.weeks, roi.assumptions.weeksBasis),
    goalFactor: sourceOf('goalFactor', rows.goalFactor, optionOf(roi.primaryGoal, answers.primaryGoal)?.basis),
    areaFactor: areaSources,
  }
  const efficiency = { label: efficiencyLabel, value: `${shown.efficiencyBase}%` }
  return {
    sources: [...Object.values(sources).flat(), sourceOf('efficiency', efficiency, roi.assumptions.efficiencyBasis)],
    rows: Object.values(rows),
    figures: [
      { label: timeLabel, text: timeSaved, calculation: fillTemplate(timeBasis, shown) },
      { label: efficiencyLabel, text: efficiencyGain, calculation: fillTemplate(efficiencyBasis, shown) },
    ],
    industry: fillTemplate(industryNote, { industry: said('industry').text }),
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
