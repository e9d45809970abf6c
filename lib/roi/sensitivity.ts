import { calculateEstimate, type Estimate, type FormulaAnswers, type FormulaConstants } from './calculate'
import { type Choices, optionOf } from './options'
import { choiceQuestions } from './wizard'

/** The estimate with the fewest and with the most people that the team size allows, in US dollars a year. */
export interface Span {
  from: number
  least: number
  /** Absent where the answer has no upper limit. */
  to?: number
  most?: number
}

/** The range of the estimate over all team sizes that the answer allows; undefined where the content names no fewest people. */
export function findSpan(answers: FormulaAnswers, constants: FormulaConstants): Span | undefined {
  const { from, to } = optionOf(constants.teamSize, answers.teamSize) ?? {}
  if (from === undefined) return undefined
  const savingsOf = (people: number) => calculateEstimate(answers, constants, people).estimatedSavings
  const span = { from, least: savingsOf(from) }
  return to === undefined ? span : { ...span, to, most: savingsOf(to) }
}

/** All questions but those whose answers change nothing in the estimate. */
const movingQuestions = choiceQuestions.filter((question) => question !== 'industry')

/** The questions whose answers move the estimate. */
export type MovingQuestion = (typeof movingQuestions)[number]

/** The estimate with another answer to one question. */
export interface Effect {
  question: MovingQuestion
  /** The other answer; for the areas the one that is counted alone. */
  answer: string
  estimate: Estimate
}

/**
 * The estimate with each other answer and with each area alone, what changes it by the greatest factor first; from 0 to 0 is no
 * change. Of the team sizes only those next to the answer, since nobody's team is ten times another size.
 */
export function findEffects(
  answers: FormulaAnswers,
  constants: FormulaConstants & Record<MovingQuestion, Choices>,
): Effect[] {
  const effects = movingQuestions.flatMap((question) => {
    const options = Object.keys(constants[question].options)
    const own = options.indexOf(answers.teamSize)
    return options
      .filter((answer) => [answers[question]].flat().join() !== answer)
      .filter((answer) => question !== 'teamSize' || Math.abs(options.indexOf(answer) - own) === 1)
      .map((answer) => {
        const other = { ...answers, [question]: question === 'areas' ? [answer] : answer }
        return { question, answer, estimate: calculateEstimate(other, constants) }
      })
  })
  const { estimatedSavings } = calculateEstimate(answers, constants)
  const sizeOf = ({ estimate }: Effect) => Math.abs(Math.log(estimate.estimatedSavings / estimatedSavings)) || 0
  return effects.sort((a, b) => sizeOf(b) - sizeOf(a))
}

/** A scale of amounts. */
export interface Axis {
  ticks: readonly number[]
  /** The place of an amount, in percent of the scale. */
  place: (amount: number) => number
}

/** A scale from zero to a round amount that is `most` or more. */
export function linearAxis(most: number): Axis {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)))
  const end = power * ([1, 2, 4, 6, 8].find((step) => step * power >= most) ?? 10)
  return { ticks: [0, end / 2, end], place: (amount) => Math.min(100, (100 * amount) / end) }
}

/** A scale on which equal lengths are equal factors, between powers of ten; zero has its place at the lower end. */
export function ratioAxis(amounts: readonly number[]): Axis {
  const powers = amounts.map((amount) => Math.log10(Math.max(1, amount)))
  const low = Math.floor(Math.min(...powers))
  const length = Math.max(1, Math.ceil(Math.max(...powers)) - low)
  return {
    ticks: Array.from({ length: length + 1 }, (_, index) => 10 ** (low + index)),
    place: (amount) => (100 * (Math.log10(Math.max(10 ** low, amount)) - low)) / length,
  }
}
