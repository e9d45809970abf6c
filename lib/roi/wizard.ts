import { calculateEstimate, type Estimate, type FormulaConstants } from './calculate'
import { type Choices, optionOf } from './options'

/** The questions that take exactly one option, in order. */
export const singleChoices = ['industry', 'teamSize', 'timeSpent', 'primaryGoal'] as const

/** A question that takes exactly one option. */
export type SingleChoice = (typeof singleChoices)[number]

/** The questions that offer options, in order; the last takes several. */
export const choiceQuestions = [...singleChoices, 'areas'] as const

/** A question that offers options. */
export type ChoiceQuestion = (typeof choiceQuestions)[number]

/** The questions, in order: question n is asked on step n, counted from 0. The step after the last is the result. */
export const questions = ['contact', ...choiceQuestions] as const

/** A field of the first question. */
export type ContactField = 'name' | 'email' | 'role'

/** The answers that are chosen from options, by the names of these; empty where a question has no answer. */
export type ChosenAnswers = Record<SingleChoice, string> & { areas: readonly string[] }

/** One answer to each question that takes exactly one option. */
export const answerEach = (answer: (question: SingleChoice) => string) =>
  Object.fromEntries(singleChoices.map((question) => [question, answer(question)])) as Record<SingleChoice, string>

/** All answers of the visitor. They are kept in memory only. */
export type Answers = Record<ContactField, string> & ChosenAnswers

/** The wizard at one of the questions. */
export interface AskingState {
  step: number
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
export const isLastQuestion = (step: number): boolean => step === questions.length - 1

/** The answers of a link, and whether it has one to every question. */
export interface LinkedAnswers {
  answers: ChosenAnswers
  isComplete: boolean
}

/** All actions. The page has no button that leads back; `show` follows the browser's history. */
export type WizardAction =
  | { type: 'write'; field: ContactField; value: string }
  | { type: 'choose'; question: SingleChoice; option: string }
  | { type: 'toggle'; area: string }
  | { type: 'next' }
  | { type: 'show'; step: number }
  | ({ type: 'open' } & LinkedAnswers)
  | { type: 'leaveLink' }

/** The parts of content/roi.yaml that the wizard uses: the options, and the constants of the formula. */
export type WizardContent = FormulaConstants & Readonly<Record<SingleChoice, Choices>>

/** The state at the start. */
export const initialWizard: AskingState = {
  step: 0,
  answers: { name: '', email: '', role: '', ...answerEach(() => ''), areas: [] },
}

/** Whether a text has a character that is seen. */
export const isFilled = (text: string): boolean => /[^\s\p{Cf}]/u.test(text)

/**
 * Whether the button of the step is enabled. Name and e-mail must not be blank. The form of the e-mail address is not checked,
 * since nothing is sent to it.
 */
export function canAdvance({ step, answers }: WizardState): boolean {
  const question = questions[step]
  if (question === undefined) return false
  if (question === 'contact') return isFilled(answers.name) && isFilled(answers.email)
  return question === 'areas' ? answers.areas.length > 0 : answers[question] !== ''
}

/** Position in percent: 0 at the first question, 100 at the last one and at the result. */
export const progressOf = (step: number): number =>
  (Math.min(step, questions.length - 1) / (questions.length - 1)) * 100

/** The chosen areas with one added or removed, in the order of the options. */
const toggled = (chosen: readonly string[], area: string, { areas }: WizardContent): readonly string[] =>
  Object.keys(areas.options).filter((each) => chosen.includes(each) !== (each === area))

function advance(state: AskingState, content: WizardContent): WizardState {
  if (!canAdvance(state)) return state
  const next = { ...state, step: state.step + 1 }
  return isLastQuestion(state.step) ? { ...next, estimate: calculateEstimate(state.answers, content) } : next
}

/** A step that the visitor has been at, with all answers; where one before it is missing, as after a reload, that question. */
function showStep({ answers, linked, own }: WizardState, step: number, content: WizardContent): WizardState {
  const asking = { answers, linked, own }
  const missing = questions.findIndex((_, index) => index < step && !canAdvance({ ...asking, step: index }))
  const state = { ...asking, step: missing === -1 ? step : missing }
  return state.step < questions.length ? state : { ...state, estimate: calculateEstimate(answers, content) }
}

/** The result of a link's answers, which have no name; the questions with these answers where some are missing. */
function openLink(state: WizardState, link: LinkedAnswers, content: WizardContent): WizardState {
  const own = state.own ?? state
  const answers = { ...state.answers, ...link.answers }
  const hasAnswer = singleChoices.some((question) => link.answers[question]) || link.answers.areas.length > 0
  if (!link.isComplete) return { step: 0, answers, linked: hasAnswer ? 'incomplete' : 'damaged', own }
  const nobody = { ...answers, name: '', email: '', role: '' }
  const estimate = calculateEstimate(nobody, content)
  return { step: questions.length, answers: nobody, linked: 'opened', own, estimate }
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
  const { step, answers } = state
  const question = questions[step]
  switch (action.type) {
    case 'write':
      return question === 'contact' ? { ...state, answers: { ...answers, [action.field]: action.value } } : state
    case 'choose':
      if (question !== action.question || !optionOf(content[question], action.option)) return state
      return { ...state, answers: { ...answers, [question]: action.option } }
    case 'toggle':
      if (question !== 'areas' || !optionOf(content.areas, action.area)) return state
      return { ...state, answers: { ...answers, areas: toggled(answers.areas, action.area, content) } }
    case 'next':
      return advance(state, content)
  }
}
