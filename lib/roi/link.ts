import { answerOf, nameOf, optionsOf } from './options'
import { type ChosenAnswers, type LinkedAnswers, singleChoices, type WizardContent } from './wizard'

/**
 * The fragment that carries the chosen answers by the names of their options, and nothing else:
 * `#estimate=retail.upTo50.high.costs.documents+mix`.
 */
export function estimateFragment(answers: ChosenAnswers, content: WizardContent): string {
  const areas = answers.useCases.map((area) => nameOf(content.useCases, area))
  return `#estimate=${[...singleChoices.map((name) => nameOf(content[name], answers[name])), areas.join('+')].join('.')}`
}

/**
 * Reads the answers of a fragment, with today's texts. What is unknown, or too much, is left out, and the answers do not count as complete.
 * @returns Undefined for a fragment without an estimate.
 */
export function readEstimate(fragment: string, content: WizardContent): LinkedAnswers | undefined {
  const [link, ...more] = new URLSearchParams(fragment.slice(1)).getAll('estimate')
  if (link === undefined) return undefined
  const names = link.split('.')
  const [industry = '', teamSize = '', timeSpent = '', primaryGoal = ''] = singleChoices.map((question, index) =>
    answerOf(content[question], names[index] ?? ''),
  )
  // A plus is a space in the form that `URLSearchParams` decodes.
  const areas = (names[singleChoices.length] ?? '').split(/[ +]/).map((name) => answerOf(content.useCases, name))
  const useCases = optionsOf(content.useCases).flatMap(({ label }) => (areas.includes(label) ? label : []))
  const isComplete = more.length === 0 && names.length === singleChoices.length + 1 && areas.length === useCases.length
  const answers = { industry, teamSize, timeSpent, primaryGoal, useCases }
  return { answers, isComplete: isComplete && singleChoices.every((question) => answers[question] !== '') }
}
