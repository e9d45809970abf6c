import type { Roi } from '@/lib/content/collections/roi'
import { type Answers, chosenOptions, type Question, questionFor } from './options'

/**
 * Rounds to a whole number, halves upward. The value is first rounded to twelve digits, since floating-point products are not
 * exact: 50 × 5 × 52 × 1.05 × 1.15 is 15697.499999999998 instead of 15697.5. Twelve digits keep every amount below
 * $10 billion exact to a cent.
 */
export const roundHalfUp = (value: number): number => Math.round(Number(value.toPrecision(12)))

/** The constants of the formula, from content/roi.yaml. */
export type FormulaConstants = Pick<Roi, 'assumptions' | 'questions'>

/** The values that the formula uses for a set of answers; the result shows them. */
export interface FormulaValues {
  /** US dollars per person and week, by the time spent. */
  baseFigure: number
  /** People, by the team size. */
  headcount: number
  weeks: number
  /** By the keys of the questions that have one; the average where several options are chosen. */
  factors: Readonly<Record<string, number>>
  /** That of the areas among them. */
  areaFactor: number
  /** Percent that the area factor multiplies. */
  efficiencyBase: number
}

/** The estimate in numbers. */
export interface Estimate {
  /** US dollars a year, whole. */
  estimatedSavings: number
  /** Hours a month, a multiple of ten. */
  hoursSaved: number
  /** Percent, whole. */
  efficiencyPercent: number
  values: FormulaValues
}

/**
 * The base figure for an answer, from the first rule whose text occurs in its label. "Very High" contains "High", so it gets the figure
 * of High where that rule comes first; the order of the rules is content.
 */
export const findBaseFigure = (label: string, { baseFigures }: Roi['assumptions']): number =>
  baseFigures.rules.find(({ contains }) => label.includes(contains))?.figure ?? baseFigures.default

/** Whether the answer to a question multiplies the savings by a factor of its own. */
export const hasFactor = ({ use }: Question): boolean => use === 'factor' || use === 'areas'

/** The factor of each chosen option. Those without one get the default. */
export const findFactors = (question: Question, answers: Answers, { assumptions }: FormulaConstants): number[] =>
  chosenOptions(question, answers).map(({ factor = assumptions.factorDefault }) => factor)

const average = (values: readonly number[], whenEmpty: number): number =>
  values.length === 0 ? whenEmpty : values.reduce((sum, value) => sum + value, 0) / values.length

/** The values for a set of answers. Questions without an answer get the defaults. */
function findValues(answers: Answers, constants: FormulaConstants): FormulaValues {
  const { assumptions, questions } = constants
  const [time] = chosenOptions(questionFor(questions, 'time'), answers)
  const [people] = chosenOptions(questionFor(questions, 'people'), answers)
  const factors = Object.fromEntries(
    questions
      .filter(hasFactor)
      .map((question) => [question.key, average(findFactors(question, answers, constants), assumptions.factorDefault)]),
  )
  return {
    baseFigure: findBaseFigure(time?.label ?? '', assumptions),
    headcount: people?.headcount ?? assumptions.headcountDefault,
    weeks: assumptions.weeksPerYear,
    factors,
    areaFactor: factors[questionFor(questions, 'areas')?.key ?? ''] ?? assumptions.factorDefault,
    efficiencyBase: assumptions.efficiencyBase,
  }
}

/**
 * The estimate for a set of answers.
 * @param people The number of people, if not that of the answer.
 */
export function calculateEstimate(answers: Answers, constants: FormulaConstants, people?: number): Estimate {
  const found = findValues(answers, constants)
  const values = { ...found, headcount: people ?? found.headcount }
  const { baseFigure, headcount, weeks, factors } = values
  return {
    estimatedSavings: roundHalfUp(
      [baseFigure, headcount, weeks, ...Object.values(factors)].reduce((product, factor) => product * factor),
    ),
    hoursSaved: roundHalfUp((baseFigure * headcount) / 100) * 10,
    efficiencyPercent: roundHalfUp(values.efficiencyBase * values.areaFactor),
    values,
  }
}
