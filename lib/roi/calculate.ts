import type { Roi } from '@/lib/content/collections/roi'
import { labelOf, optionOf } from './options'

/**
 * Rounds to a whole number, halves upward. The value is first rounded to twelve digits, since floating-point products are not
 * exact: 50 × 5 × 52 × 1.05 × 1.15 is 15697.499999999998 instead of 15697.5. Twelve digits keep every amount below
 * $10 billion exact to a cent.
 */
export const roundHalfUp = (value: number): number => Math.round(Number(value.toPrecision(12)))

/** The visitor's answers that the formula uses, by the names of the options. */
export interface FormulaAnswers {
  teamSize: string
  timeSpent: string
  primaryGoal: string
  areas: readonly string[]
}

/** The constants of the formula, from content/roi.yaml. */
export type FormulaConstants = Pick<Roi, 'assumptions'> & {
  teamSize: Pick<Roi['teamSize'], 'options'>
  timeSpent: Pick<Roi['timeSpent'], 'options'>
  primaryGoal: Pick<Roi['primaryGoal'], 'options'>
  areas: Pick<Roi['areas'], 'options'>
}

/** The values that the formula uses for a set of answers; the result shows them. All but the efficiency base are factors of the savings. */
export interface FormulaValues {
  /** US dollars per person and week, by the time spent. */
  baseFigure: number
  /** People, by the team size. */
  headcount: number
  weeks: number
  goalFactor: number
  /** Average over the chosen areas. */
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
export function findBaseFigure(
  answer: string,
  { timeSpent, assumptions: { baseFigures } }: Pick<FormulaConstants, 'assumptions' | 'timeSpent'>,
): number {
  const label = labelOf(timeSpent, answer)
  return baseFigures.rules.find(({ contains }) => label.includes(contains))?.figure ?? baseFigures.default
}

const average = (values: readonly number[], whenEmpty: number): number =>
  values.length === 0 ? whenEmpty : values.reduce((sum, value) => sum + value, 0) / values.length

/** The factor of each chosen area, in the order chosen. Those without one get the default. */
export const findAreaFactors = (
  chosen: readonly string[],
  { assumptions, areas }: Pick<FormulaConstants, 'assumptions' | 'areas'>,
): number[] => chosen.map((area) => optionOf(areas, area)?.factor ?? assumptions.areaFactorDefault)

/** The values for a set of answers. Answers without an option get the defaults. */
function findValues(answers: FormulaAnswers, constants: FormulaConstants): FormulaValues {
  const { assumptions, teamSize, primaryGoal } = constants
  return {
    baseFigure: findBaseFigure(answers.timeSpent, constants),
    headcount: optionOf(teamSize, answers.teamSize)?.headcount ?? assumptions.headcountDefault,
    weeks: assumptions.weeksPerYear,
    goalFactor: optionOf(primaryGoal, answers.primaryGoal)?.factor ?? assumptions.goalFactorDefault,
    areaFactor: average(findAreaFactors(answers.areas, constants), assumptions.areaFactorDefault),
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
  const { efficiencyBase, ...factors } = values
  return {
    estimatedSavings: roundHalfUp(Object.values(factors).reduce((product, factor) => product * factor)),
    hoursSaved: roundHalfUp((values.baseFigure * values.headcount) / 100) * 10,
    efficiencyPercent: roundHalfUp(efficiencyBase * values.areaFactor),
    values,
  }
}
