import { calculateEstimate, type Estimate, type FormulaConstants } from './calculate'
import { type Answers, chosenOptions, type Option, type Question, questionFor } from './options'

/** The estimate with the fewest and with the most people that the team size allows, in US dollars a year. */
export interface Span {
  /** The answer that says how many people there are. */
  option: Option
  from: number
  least: number
  /** Absent where the answer has no upper limit. */
  to?: number
  most?: number
}

/** The range of the estimate over all team sizes that the answer allows; undefined where the content names no fewest people. */
export function findSpan(answers: Answers, constants: FormulaConstants): Span | undefined {
  const [option] = chosenOptions(questionFor(constants.questions, 'people'), answers)
  if (option?.from === undefined) return undefined
  const { from, to } = option
  const savingsOf = (people: number) => calculateEstimate(answers, constants, people).estimatedSavings
  const span = { option, from, least: savingsOf(from) }
  return to === undefined ? span : { ...span, to, most: savingsOf(to) }
}

/** The estimate with another answer to one question. */
export interface Effect {
  question: Question
  /** The other answer; for a question that takes several the one that is counted alone. */
  option: Option
  estimate: Estimate
}

/**
 * The estimate with each other answer and with each area alone, what changes it by the greatest factor first; from 0 to 0 is no
 * change. Of the team sizes only those next to the answer, since nobody's team is ten times another size.
 */
export function findEffects(answers: Answers, constants: FormulaConstants): Effect[] {
  const effects = constants.questions.flatMap((question) => {
    const { key, use, options } = question
    const chosen = answers[key]?.join()
    const own = options.findIndex((option) => option.key === chosen)
    return options
      .filter((option, index) => use && option.key !== chosen && (use !== 'people' || Math.abs(index - own) === 1))
      .map((option) => ({
        question,
        option,
        estimate: calculateEstimate({ ...answers, [key]: [option.key] }, constants),
      }))
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
