import { calculateEstimate, type Estimate, type FormulaConstants } from './calculate'
import { type Choices, optionOf, optionsOf } from './options'

/** The six questions, in order: question n is asked on step n, counted from 0. */
export const questions = ['contact', 'industry', 'teamSize', 'timeSpent', 'primaryGoal', 'useCases'] as const

/** A question that takes exactly one option. */
export type SingleChoice = 'industry' | 'teamSize' | 'timeSpent' | 'primaryGoal'

/** A field of the first question. */
export type ContactField = 'name' | 'email' | 'role'

/** The step of a question. Step 6 is the result. */
export type QuestionStep = 0 | 1 | 2 | 3 | 4 | 5

/** All answers of the visitor. They are kept in memory only. */
export type Answers = Record<SingleChoice | ContactField, string> & { useCases: readonly string[] }

/** The wizard's state: at one of the six questions, or at the result on step 6. */
export type WizardState = { step: QuestionStep; answers: Answers } | { step: 6; answers: Answers; estimate: Estimate }

/** All actions. There is no way back. */
export type WizardAction =
  | { type: 'write'; field: ContactField; value: string }
  | { type: 'choose'; question: SingleChoice; option: string }
  | { type: 'toggle'; useCase: string }
  | { type: 'next' }

/** The parts of content/roi.yaml that the wizard uses: the options, and the constants of the formula. */
export type WizardContent = FormulaConstants & {
  industry: Choices
  timeSpent: Choices
}

/** The state at the start. */
export const initialWizard: WizardState = {
  step: 0,
  answers: {
    name: '',
    email: '',
    role: '',
    industry: '',
    teamSize: '',
    timeSpent: '',
    primaryGoal: '',
    useCases: [],
  },
}

/**
 * Whether the button of the step is enabled. Name and e-mail must not be blank. The form of the e-mail address is not checked,
 * since nothing is sent to it.
 */
export function canAdvance({ step, answers }: WizardState): boolean {
  if (step === 6) return false
  const question = questions[step]
  if (question === 'contact') return answers.name.trim() !== '' && answers.email.trim() !== ''
  if (question === 'useCases') return answers.useCases.length > 0
  return answers[question as SingleChoice] !== ''
}

/** Position in percent, step / 5 × 100. The result counts as 100. */
export const progressOf = (step: WizardState['step']): number => (Math.min(step, 5) / 5) * 100

/** The chosen use cases with `useCase` added or removed, in the order of the options. */
const toggled = (chosen: readonly string[], useCase: string, content: WizardContent): readonly string[] =>
  optionsOf(content.useCases)
    .map(({ label }) => label)
    .filter((label) => (label === useCase ? !chosen.includes(label) : chosen.includes(label)))

function advance(state: WizardState, content: WizardContent): WizardState {
  if (state.step === 6 || !canAdvance(state)) return state
  const { answers } = state
  if (state.step === 5) return { step: 6, answers, estimate: calculateEstimate(answers, content) }
  return { step: (state.step + 1) as QuestionStep, answers }
}

/**
 * The next state. Actions that do not belong to the current step, and unknown options, change nothing, so no sequence of actions
 * leads to an impossible state.
 */
export function reduceWizard(state: WizardState, action: WizardAction, content: WizardContent): WizardState {
  if (state.step === 6) return state
  const { step, answers } = state
  switch (action.type) {
    case 'write':
      return step === 0 ? { step, answers: { ...answers, [action.field]: action.value } } : state
    case 'choose':
      if (questions[step] !== action.question || !optionOf(content[action.question], action.option)) return state
      return { step, answers: { ...answers, [action.question]: action.option } }
    case 'toggle':
      if (step !== 5 || !optionOf(content.useCases, action.useCase)) return state
      return { step, answers: { ...answers, useCases: toggled(answers.useCases, action.useCase, content) } }
    case 'next':
      return advance(state, content)
  }
}
