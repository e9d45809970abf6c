import type { Roi } from '@/lib/content/schemas/roi'
import { roundHalfUp } from './round'

/** What the formula reads of the visitor's answers. */
export interface FormulaAnswers {
  teamSize: string
  timeSpent: string
  primaryGoal: string
  useCases: readonly string[]
}

/** What the formula reads of content/roi.yaml. */
export type FormulaConstants = Pick<Roi, 'assumptions'> & {
  teamSize: Pick<Roi['teamSize'], 'options'>
  primaryGoal: Pick<Roi['primaryGoal'], 'options'>
  useCases: Pick<Roi['useCases'], 'options'>
}

/** The numbers that the formula took for a visitor's answers, so that the result can show them. */
export interface Basis {
  /** Base figure, per person and week. */
  hours: number
  /** People counted for the team size. */
  headcount: number
  weeks: number
  goalFactor: number
  /** Average over the chosen areas. */
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
  /** US dollars a year before the goal and the areas are counted, whole. */
  baseSavings: number
  /** US dollars a year with the goal, before the areas are counted, whole. */
  savingsWithGoal: number
  basis: Basis
}

/**
 * The base figure for an answer: the first rule whose words occur in it counts. "Very High" contains "High", so with
 * High first it counts as High (spec section 9, the observed behavior; the order is content, DESIGN.md decision 5).
 */
export const findHours = (timeSpent: string, { hours }: Roi['assumptions']): number =>
  hours.rules.find(({ contains }) => timeSpent.includes(contains))?.hours ?? hours.default

const average = (values: readonly number[], whenEmpty: number): number =>
  values.length === 0 ? whenEmpty : values.reduce((sum, value) => sum + value, 0) / values.length

/** The factor of each chosen area, in the order chosen. Areas that no option knows take the default. */
export const findUseCaseFactors = (
  chosen: readonly string[],
  { assumptions, useCases }: Pick<FormulaConstants, 'assumptions' | 'useCases'>,
): number[] =>
  chosen.map((area) => useCases.options.find(({ label }) => label === area)?.factor ?? assumptions.useCaseFactorDefault)

/** The numbers behind a set of answers. Answers that no option knows take the defaults. */
export function findBasis(answers: FormulaAnswers, constants: FormulaConstants): Basis {
  const { assumptions, teamSize, primaryGoal } = constants
  return {
    hours: findHours(answers.timeSpent, assumptions),
    headcount:
      teamSize.options.find(({ label }) => label === answers.teamSize)?.headcount ?? assumptions.headcountDefault,
    weeks: assumptions.weeksPerYear,
    goalFactor:
      primaryGoal.options.find(({ label }) => label === answers.primaryGoal)?.factor ?? assumptions.goalFactorDefault,
    useCaseFactor: average(findUseCaseFactors(answers.useCases, constants), assumptions.useCaseFactorDefault),
    efficiencyBase: assumptions.efficiencyBase,
  }
}

/** The estimate for a set of answers (spec section 9). It never fails: unknown answers take the defaults. */
export function calculateEstimate(answers: FormulaAnswers, constants: FormulaConstants): Estimate {
  const basis = findBasis(answers, constants)
  const { hours, headcount, weeks, goalFactor, useCaseFactor, efficiencyBase } = basis
  const base = hours * headcount * weeks
  return {
    estimatedSavings: roundHalfUp(base * goalFactor * useCaseFactor),
    hoursSaved: roundHalfUp((hours * headcount) / 100) * 10,
    efficiencyPercent: roundHalfUp(efficiencyBase * useCaseFactor),
    baseSavings: roundHalfUp(base),
    savingsWithGoal: roundHalfUp(base * goalFactor),
    basis,
  }
}
