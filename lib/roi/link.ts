import { withEstimate } from './fragment'
import { optionOf } from './options'
import {
  answerEach,
  type ChoiceQuestion,
  type ChosenAnswers,
  choiceQuestions,
  type LinkedAnswers,
  type WizardContent,
} from './wizard'

/** The names of the questions in links. Those of links that were shared must stay as they are. */
export const linkNames: Readonly<Record<ChoiceQuestion, string>> = {
  industry: 'industry',
  teamSize: 'size',
  timeSpent: 'time',
  primaryGoal: 'goal',
  areas: 'areas',
}

/** The name of all answers in links of an earlier form: `estimate=retail.upTo50.high.costs.documents+mix`. */
const earlierName = 'estimate'

/** The fragment that carries the chosen answers, and nothing else: `#industry=retail&size=upTo50&time=high&goal=costs&areas=documents+mix`. */
export const estimateFragment = (answers: ChosenAnswers): string =>
  `#${choiceQuestions.map((question) => `${linkNames[question]}=${[answers[question]].flat().join('+')}`).join('&')}`

/** The questions that links of the earlier form answer, in this order. */
const earlierQuestions = ['industry', 'teamSize', 'timeSpent', 'primaryGoal', 'areas'] as const

/** The parts of an estimate by the names of today's links, also from a link of the earlier form. */
function readParts(estimate: string): URLSearchParams {
  const parts = new URLSearchParams(estimate)
  for (const link of parts.getAll(earlierName))
    for (const [index, answer] of link.split('.').entries())
      parts.append(linkNames[earlierQuestions[index] ?? 'areas'], answer)
  return parts
}

/**
 * Reads the answers of a fragment. What is unknown, or too much, is left out, and the answers then do not count as complete. Parts for
 * questions that the calculator no longer asks are ignored.
 * @returns Undefined for a fragment without an estimate.
 */
export function readEstimate(fragment: string, content: WizardContent): LinkedAnswers | undefined {
  const estimate = withEstimate('', fragment)
  if (estimate === '') return undefined
  const parts = readParts(estimate.slice(1))
  const chosen = answerEach((question) => {
    const [answer = ''] = parts.getAll(linkNames[question])
    return optionOf(content[question], answer) ? answer : ''
  })
  // A plus is a space in the form that `URLSearchParams` decodes.
  const named = (parts.get(linkNames.areas) ?? '').split(/[ +]/)
  const areas = Object.keys(content.areas.options).filter((area) => named.includes(area))
  const isComplete =
    named.length === areas.length &&
    Object.values(chosen).every((answer) => answer !== '') &&
    choiceQuestions.every((question) => parts.getAll(linkNames[question]).length === 1)
  return { answers: { ...chosen, areas }, isComplete }
}
