import { calculateEstimate, type Estimate, type FormulaConstants } from './calculate'
import { type Answers, answerEach, chosenOptions, type Question, takesSeveral } from './options'

/** The parts of content/roi.yaml that the wizard uses: the questions with their options, and the constants of the formula. */
export type WizardContent = FormulaConstants

/** A field of the first question. */
export type ContactField = 'name' | 'email' | 'role'

/** What the visitor has said of themselves. It is kept in memory only, as the answers are. */
export type Contact = Record<ContactField, string>

/** The wizard at one of the questions. */
export interface AskingState {
  /** From 0, at which the question about the visitor is asked; the others follow in order. */
  step: number
  contact: Contact
  answers: Answers
  /** What a link has brought: every answer, some, or none that can be read. Each is the name of the text that says so. */
  linked?: 'opened' | 'incomplete' | 'damaged'
  /** The visitor's own state, to which the page returns when its address has no estimate any more. */
  own?: WizardState
}

/** The wizard at the result. */
export interface ResultState extends AskingState {
  estimate: Estimate
}

export type WizardState = AskingState | ResultState

/** Whether the wizard shows the result. */
export const isResult = (state: WizardState): state is ResultState => 'estimate' in state

/** Whether a step has the last question. */
export const isLastQuestion = (step: number, content: WizardContent): boolean => step === content.questions.length

/** The answers of a link, and whether it has one to every question. */
export interface LinkedAnswers {
  answers: Answers
  isComplete: boolean
}

/** All actions. The page has no button that leads back; `show` follows the browser's history. */
export type WizardAction =
  | { type: 'write'; field: ContactField; value: string }
  | { type: 'choose'; question: string; option: string }
  | { type: 'next' }
  | { type: 'show'; step: number }
  | ({ type: 'open' } & LinkedAnswers)
  | { type: 'leaveLink' }

const nobody: Contact = { name: '', email: '', role: '' }

/** The state at the start. */
export const startWizard = ({ questions }: WizardContent): AskingState => ({
  step: 0,
  contact: nobody,
  answers: answerEach(questions),
})

/** Whether a text has a character that is seen. */
export const isFilled = (text: string): boolean => /[^\s\p{Cf}]/u.test(text)

/**
 * Whether the button of the step is enabled. Name and e-mail must not be blank. The form of the e-mail address is not checked,
 * since nothing is sent to it.
 */
export function canAdvance({ step, contact, answers }: WizardState, { questions }: WizardContent): boolean {
  if (step === 0) return isFilled(contact.name) && isFilled(contact.email)
  return chosenOptions(questions[step - 1], answers).length > 0
}

/** Position in percent: 0 at the first question, 100 at the last one and at the result. */
export const progressOf = (step: number, { questions }: WizardContent): number =>
  (Math.min(step, questions.length) / questions.length) * 100

function advance(state: AskingState, content: WizardContent): WizardState {
  if (!canAdvance(state, content)) return state
  const next = { ...state, step: state.step + 1 }
  if (!isLastQuestion(state.step, content)) return next
  // A link that left questions open has no part in the result.
  return { ...next, linked: undefined, estimate: calculateEstimate(state.answers, content) }
}

/** A step that the visitor has been at, with all answers; where one before it is missing, as after a reload, that question. */
function showStep({ contact, answers, linked, own }: WizardState, step: number, content: WizardContent): WizardState {
  const asking = { contact, answers, linked, own }
  const steps = Array.from({ length: Math.min(step, content.questions.length + 1) }, (_, index) => index)
  const missing = steps.find((before) => !canAdvance({ ...asking, step: before }, content))
  const state = { ...asking, step: missing ?? step }
  return state.step <= content.questions.length ? state : { ...state, estimate: calculateEstimate(answers, content) }
}

/** The result of a link's answers, which have no name; the questions with these answers where some are missing. */
function openLink(state: WizardState, { answers, isComplete }: LinkedAnswers, content: WizardContent): WizardState {
  const own = state.own ?? state
  const hasAnswer = Object.values(answers).some((chosen) => chosen.length > 0)
  if (!isComplete)
    return { step: 0, contact: state.contact, answers, linked: hasAnswer ? 'incomplete' : 'damaged', own }
  const estimate = calculateEstimate(answers, content)
  return { step: content.questions.length + 1, contact: nobody, answers, linked: 'opened', own, estimate }
}

/** The chosen options with another one: added or removed where several can be chosen, else in place of what was chosen. */
function choose(question: Question, option: string, answers: Answers): Answers {
  const chosen = chosenOptions(question, answers).map(({ key }) => key)
  const isChosen = (key: string) =>
    takesSeveral(question) ? chosen.includes(key) !== (key === option) : key === option
  return { ...answers, [question.key]: question.options.map(({ key }) => key).filter(isChosen) }
}

/**
 * The next state. Actions that do not belong to the current step, and unknown options, change nothing, so no sequence of actions
 * leads to an impossible state.
 */
export function reduceWizard(state: WizardState, action: WizardAction, content: WizardContent): WizardState {
  if (action.type === 'open') return openLink(state, action, content)
  if (action.type === 'leaveLink') return state.own ?? state
  if (action.type === 'show') return showStep(state, action.step, content)
  if (isResult(state)) return state
  const question = content.questions[state.step - 1]
  switch (action.type) {
    case 'write':
      return state.step === 0 ? { ...state, contact: { ...state.contact, [action.field]: action.value } } : state
    case 'choose':
      if (question?.key !== action.question || !question.options.some(({ key }) => key === action.option)) return state
      return { ...state, answers: choose(question, action.option, state.answers) }
    case 'next':
      return advance(state, content)
  }
}
