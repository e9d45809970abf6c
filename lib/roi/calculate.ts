import type { Roi } from '@/lib/content/schemas/roi'
import { optionOf } from './options'

/**
 * Rounds to a whole number, halves upward. The value is first rounded to twelve digits, since floating-point products are not
 * exact: 50 × 5 × 52 × 1.05 × 1.15 is 15697.499999999998 instead of 15697.5. Twelve digits keep every amount below
 * $10 billion exact to a cent.
 */
export const roundHalfUp = (value: number): number => Math.round(Number(value.toPrecision(12)))

/** The visitor's answers that the formula uses. */
export interface FormulaAnswers {
  teamSize: string
  timeSpent: string
  primaryGoal: string
  useCases: readonly string[]
}

/** The constants of the formula, from content/roi.yaml. */
export type FormulaConstants = Pick<Roi, 'assumptions'> & {
  teamSize: Pick<Roi['teamSize'], 'options'>
  primaryGoal: Pick<Roi['primaryGoal'], 'options'>
  useCases: Pick<Roi['useCases'], 'options'>
}

/** The values that the formula uses for a set of answers; the result shows them. */
export interface FormulaValues {
  /** Hours per person and week. */
  hours: number
  /** People, by the team size. */
  headcount: number
  weeks: number
  goalFactor: number
  /** Average over the chosen use cases. */
  useCaseFactor: number
  /** Percent that the use-case factor multiplies. */
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
 * The hours for an answer, from the first rule whose text it contains. "Very High" contains "High", so it gets the hours of
 * High where that rule comes first; the order of the rules is content.
 */
export const findHours = (timeSpent: string, { hours }: Roi['assumptions']): number =>
  hours.rules.find(({ contains }) => timeSpent.includes(contains))?.hours ?? hours.default

const average = (values: readonly number[], whenEmpty: number): number =>
  values.length === 0 ? whenEmpty : values.reduce((sum, value) => sum + value, 0) / values.length

/** The factor of each chosen use case, in the order chosen. Those without an option get the default. */
export const findUseCaseFactors = (
  chosen: readonly string[],
  { assumptions, useCases }: Pick<FormulaConstants, 'assumptions' | 'useCases'>,
): number[] => chosen.map((area) => optionOf(useCases, area)?.factor ?? assumptions.useCaseFactorDefault)

/** The values for a set of answers. Answers without an option get the defaults. */
function findValues(answers: FormulaAnswers, constants: FormulaConstants): FormulaValues {
  const { assumptions, teamSize, primaryGoal } = constants
  return {
    hours: findHours(answers.timeSpent, assumptions),
    headcount: optionOf(teamSize, answers.teamSize)?.headcount ?? assumptions.headcountDefault,
    weeks: assumptions.weeksPerYear,
    goalFactor: optionOf(primaryGoal, answers.primaryGoal)?.factor ?? assumptions.goalFactorDefault,
    useCaseFactor: average(findUseCaseFactors(answers.useCases, constants), assumptions.useCaseFactorDefault),
    efficiencyBase: assumptions.efficiencyBase,
  }
}

/**
 * The estimate for a set of answers. Unknown answers get the defaults.
 * @param people The number of people, if not that of the team size.
 */
export function calculateEstimate(answers: FormulaAnswers, constants: FormulaConstants, people?: number): Estimate {
  const found = findValues(answers, constants)
  const values = { ...found, headcount: people ?? found.headcount }
  const { hours, headcount, weeks, goalFactor, useCaseFactor, efficiencyBase } = values
  return {
    estimatedSavings: roundHalfUp(hours * headcount * weeks * goalFactor * useCaseFactor),
    hoursSaved: roundHalfUp((hours * headcount) / 100) * 10,
    efficiencyPercent: roundHalfUp(efficiencyBase * useCaseFactor),
    values,
  }
}
