import type { Roi } from '@/lib/content/collections/roi'
import { fillTemplate } from '@/lib/text/fill-template'
import { calculateEstimate, type Estimate, findFactors, hasFactor } from './calculate'
import { formatFactor, formatNumber, formatResult } from './format'
import { type Answers, chosenOptions, type Option, type Question, questionFor, takesSeveral } from './options'

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** One factor of the sum behind the savings, as shown. */
export interface SumRow {
  /** The key of its question; `weeks` has none. */
  name: string
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
  /** That of the row, or of the option. */
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
  /** What is said of questions that change nothing. */
  notes: readonly string[]
  /** Every number of the formula with where it comes from. */
  sources: readonly Source[]
}

/** The chosen options as shown and as heard, each with its factor where there are several: "Sales (1.25) and Support (1.2)". */
function nameChosen(options: readonly Option[], factors: readonly number[]): { text: string; spoken: string } {
  const isPlain = options.length < 2 || factors.length === 0
  const join = (nameOf: (option: Option) => string) =>
    list.format(
      options.map((option, i) => (isPlain ? nameOf(option) : `${nameOf(option)} (${formatFactor(factors[i] ?? 1)})`)),
    )
  return { text: join(({ label }) => label), spoken: join(({ label, spoken = label }) => spoken) }
}

/** Explains an estimate with the copy of content/roi.yaml. */
export function explainEstimate(estimate: Estimate, answers: Answers, roi: Roi): Explanation {
  const { values } = estimate
  const { result: copy, questions, assumptions } = roi
  const { timeSaved, efficiencyGain } = formatResult(estimate, copy)
  const [baseFigure, headcount] = [formatNumber(values.baseFigure), formatNumber(values.headcount)]
  const source = (name: string, value: string, label: string, spoken?: string, basis = copy.sources.assumption) => ({
    name,
    label,
    spoken,
    value,
    basis,
  })

  /** The row of a question whose answer the sum has, with the sources of its number. */
  const explain = (question: Question | undefined, value?: string): { row: SumRow; sources: Source[] }[] => {
    if (!question?.sum) return []
    const { key: name, sum } = question
    const chosen = chosenOptions(question, answers)
    const answer = nameChosen(chosen, findFactors(question, answers, roi))
    const fill = (text: string) => ({
      label: fillTemplate(sum.label, { answer: text }),
      note: sum.note && fillTemplate(sum.note, { answer: text }),
    })
    const shown = value ?? formatFactor(values.factors[name] ?? assumptions.factorDefault)
    const row = { ...sum, name, ...fill(answer.text), spoken: fill(answer.spoken), value: shown }
    const sources = takesSeveral(question)
      ? chosen.map(({ key, label, spoken, factor = assumptions.factorDefault, basis }) =>
          source(`${name} ${key}`, formatFactor(factor), label, spoken, basis),
        )
      : [source(name, shown, row.label, row.spoken.label, chosen[0]?.basis)]
    return [{ row, sources }]
  }
  const weeks = { ...copy.sum.weeks, name: 'weeks of a year', value: formatNumber(values.weeks) }
  const parts = [
    ...explain(questionFor(questions, 'time'), baseFigure),
    ...explain(questionFor(questions, 'people'), headcount),
    {
      row: { ...weeks, spoken: copy.sum.weeks },
      sources: [source(weeks.name, weeks.value, weeks.label, undefined, assumptions.weeksBasis)],
    },
    ...questions.filter(hasFactor).flatMap((question) => explain(question)),
  ]
  const efficiency = {
    efficiencyBase: formatNumber(values.efficiencyBase),
    areaFactor: formatFactor(values.areaFactor),
  }
  const { timeLabel, timeBasis, efficiencyLabel, efficiencyBasis } = copy
  return {
    rows: parts.map(({ row }) => row),
    sources: [
      ...parts.flatMap(({ sources }) => sources),
      source('base in %', `${efficiency.efficiencyBase}%`, efficiencyLabel, undefined, assumptions.efficiencyBasis),
    ],
    figures: [
      { label: timeLabel, text: timeSaved, calculation: fillTemplate(timeBasis, { baseFigure, headcount }) },
      { label: efficiencyLabel, text: efficiencyGain, calculation: fillTemplate(efficiencyBasis, efficiency) },
    ],
    notes: questions.flatMap((question) => {
      const answer = nameChosen(chosenOptions(question, answers), []).text
      return question.note ? fillTemplate(question.note, { answer }) : []
    }),
  }
}

/** An estimate as lines of a message: the figures, the answers, and the link that opens it. */
export function describeEstimate(answers: Answers, roi: Roi, link: string): string[] {
  const { savingsLabel, timeLabel, efficiencyLabel } = roi.result
  const { costSavings, timeSaved, efficiencyGain } = formatResult(calculateEstimate(answers, roi), roi.result)
  return [
    `${savingsLabel}: ${costSavings}`,
    `${timeLabel}: ${timeSaved}`,
    `${efficiencyLabel}: ${efficiencyGain}`,
    roi.questions
      .flatMap((question) => chosenOptions(question, answers))
      .map(({ label }) => label)
      .join(' · '),
    link,
  ]
}
