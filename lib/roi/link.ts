import { withEstimate } from './fragment'
import { type Answers, answerEach, type Question, takesSeveral } from './options'
import type { LinkedAnswers } from './wizard'

/** The fragment that carries the chosen answers, and nothing else: `#industry=retail&size=upTo50&time=high&goal=costs&areas=documents+mix`. */
export const estimateFragment = (answers: Answers, questions: readonly Question[]): string =>
  `#${questions.map(({ key }) => `${key}=${answers[key]?.join('+')}`).join('&')}`

/** The questions that links of an earlier form answer, in this order: `estimate=retail.upTo50.high.costs.documents+mix`. */
const earlierQuestions = ['industry', 'size', 'time', 'goal', 'areas'] as const

/** The parts of an estimate by the keys of the questions, also from a link of the earlier form. */
function readParts(estimate: string): URLSearchParams {
  const parts = new URLSearchParams(estimate)
  for (const link of parts.getAll('estimate'))
    for (const [index, answer] of link.split('.').entries()) parts.append(earlierQuestions[index] ?? 'areas', answer)
  return parts
}

/**
 * Reads the answers of a fragment. What is unknown, or too much, is left out, and the answers then do not count as complete. Parts for
 * questions that the calculator no longer asks are ignored.
 * @returns Undefined for a fragment without an estimate.
 */
export function readEstimate(fragment: string, questions: readonly Question[]): LinkedAnswers | undefined {
  const parts = readParts(withEstimate('', fragment).slice(1))
  if (!questions.some(({ key }) => parts.has(key))) return undefined
  let isComplete = true
  const answers = answerEach(questions, (question) => {
    const [answer = '', ...more] = parts.getAll(question.key)
    // A plus is a space in the form that `URLSearchParams` decodes.
    const named = takesSeveral(question) ? answer.split(/[ +]/) : [answer]
    const chosen = question.options.map(({ key }) => key).filter((key) => named.includes(key))
    isComplete &&= more.length === 0 && chosen.length === named.length
    return chosen
  })
  return { answers, isComplete }
}
