import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceQuestions as declared } from '@/lib/content/schemas/roi-choices'
import { calculateEstimate } from '@/lib/roi/calculate'
import {
  type ChoiceQuestion,
  canAdvance,
  choiceQuestions,
  initialWizard,
  isResult,
  progressOf,
  questions,
  reduceWizard,
  type SingleChoice,
  singleChoices,
  type WizardAction,
  type WizardState,
} from '@/lib/roi/wizard'
import { roi } from './fixture'

const run = (actions: WizardAction[], from: WizardState = initialWizard) =>
  actions.reduce((state, action) => reduceWizard(state, action, roi), from)

const next: WizardAction = { type: 'next' }
const write = (field: 'name' | 'email' | 'role', value: string): WizardAction => ({ type: 'write', field, value })
const contact = [write('name', 'Dana'), write('email', 'dana')]
const choose = (question: SingleChoice, option: string): WizardAction => ({ type: 'choose', question, option })
const toggle = (area: string): WizardAction => ({ type: 'toggle', area })
const names = (question: ChoiceQuestion) => Object.keys(roi[question].options)
/** The step of the last question. */
const last = questions.length - 1
const [firstArea = '', secondArea = ''] = names('areas')

/** The actions that answer the questions before the last one, with the option at `index` modulo the number of options. */
const toTheLast = (index = 0): WizardAction[] => [
  ...contact,
  next,
  ...singleChoices.flatMap((question) => [
    choose(question, names(question)[index % names(question).length] ?? ''),
    next,
  ]),
]

it('asks the questions that content/roi.yaml has options for, in their order', () => {
  expect(choiceQuestions).toEqual(Object.keys(declared))
})

describe('the button of a step', () => {
  it.each([
    [[], false],
    [contact.slice(0, 1), false],
    [contact.slice(1), false],
    // The form of the address is not judged, and the role is optional.
    [contact, true],
    [[...contact, write('name', ' \t')], false],
    [[...toTheLast(), toggle(firstArea), next], false],
    [[...contact, write('email', '\u200B ')], false],
  ])('asks for a name and an e-mail address: case %#', (actions, expected) => {
    expect(canAdvance(run(actions))).toBe(expected)
  })
})

it('replaces a single choice and keeps areas in the order of the page', () => {
  const [one = '', other = ''] = names('industry')
  expect(run([...contact, next, choose('industry', one), choose('industry', other)]).answers.industry).toBe(other)
  expect(run([...toTheLast(), toggle(secondArea)]).answers.areas).toEqual([secondArea])
  expect(run([...toTheLast(), toggle(secondArea), toggle(firstArea)]).answers.areas).toEqual([firstArea, secondArea])
})

it('opens a complete link as a result without a name, another as the questions with what it answers, and leaves both again', () => {
  const answers = run([...toTheLast(1), toggle(secondArea)]).answers
  const before = run(contact)
  const opened = run([{ type: 'open', answers, isComplete: true }], before)
  expect(opened).toEqual({
    step: last + 1,
    answers: { ...answers, name: '', email: '', role: '' },
    linked: 'opened',
    own: before,
    estimate: calculateEstimate(answers, roi),
  })
  const partial = { ...answers, timeSpent: '' }
  const result = run([...toTheLast(), toggle(firstArea), next])
  const asked = run([{ type: 'open', answers: partial, isComplete: false }], result)
  expect(asked).toEqual({
    step: 0,
    answers: { ...partial, name: 'Dana', email: 'dana' },
    linked: 'incomplete',
    own: result,
  })
  const damaged = { ...initialWizard.answers, areas: [] }
  expect(run([{ type: 'open', answers: damaged, isComplete: false }], result).linked).toBe('damaged')
  const leave = { type: 'leaveLink' } as const
  expect([run([leave], opened), run([{ type: 'open', answers, isComplete: true }, leave], asked)]).toEqual([
    before,
    result,
  ])
  expect([run([next, next, next, next], asked).step, isResult(run([next, next, next, next], asked))]).toEqual([
    3,
    false,
  ])
})

it('shows a step again with all answers, and of steps whose answers are missing the first', () => {
  const result = run([...toTheLast(), toggle(firstArea), next])
  const show = (step: number): WizardAction => ({ type: 'show', step })
  const back = run([show(2)], result)
  expect([back.step, isResult(back), back.answers]).toEqual([2, false, result.answers])
  expect(run([show(last + 1)], back)).toEqual(result)
  expect(run([show(3)]).step).toBe(0)
  expect(run([show(last + 1)], run(toTheLast())).step).toBe(last)
})

it('ignores options that are not on offer and answers to other questions', () => {
  const first = run([...contact, next])
  const ignored = [
    choose('industry', 'mining'),
    choose('teamSize', 'upTo50'),
    toggle(firstArea),
    write('name', 'Another'),
  ]
  for (const action of ignored) expect(run([action], first)).toBe(first)
})

it('shows the progress from the first question to the last, and full with the result', () => {
  const steps = [...questions.keys()]
  expect([...steps, last + 1].map(progressOf)).toEqual([...steps.map((step) => (step / last) * 100), 100])
})

describe('any sequence of actions', () => {
  const option = (question: ChoiceQuestion) => fc.oneof(fc.constantFrom(...names(question)), fc.string())
  const text = fc.oneof(fc.constantFrom('Dana', ' '), fc.string())
  const action: fc.Arbitrary<WizardAction> = fc.oneof(
    { weight: 4, arbitrary: fc.constant(next) },
    {
      weight: 3,
      arbitrary: fc.tuple(fc.constantFrom('name', 'email', 'role'), text).map(([field, value]) => write(field, value)),
    },
    {
      weight: 6,
      arbitrary: fc
        .constantFrom(...singleChoices)
        .chain((question) => option(question).map((each) => choose(question, each))),
    },
    { weight: 2, arbitrary: option('areas').map(toggle) },
  )
  const expectPossible = (state: WizardState) => {
    const { step, answers } = state
    questions.forEach((question, index) => {
      if (question === 'contact') {
        if (step > index) expect([answers.name.trim(), answers.email.trim()]).not.toContain('')
        return
      }
      const chosen = [answers[question]].flat().filter(Boolean)
      expect(names(question)).toEqual(expect.arrayContaining(chosen))
      if (step !== index) expect(chosen.length > 0).toBe(step > index)
    })
    expect(names('areas').filter((name) => answers.areas.includes(name))).toEqual(answers.areas)
    expect('estimate' in state).toBe(step > last)
    if (isResult(state)) expect(state.estimate).toEqual(calculateEstimate(answers, roi))
  }

  it('moves one step at a time, never back, and never reaches an impossible state', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        let state = initialWizard
        for (const each of actions) {
          const before = state
          state = reduceWizard(Object.freeze(before), each, roi)
          expectPossible(state)
          const moved = each.type === 'next' && canAdvance(before)
          expect(state.step - before.step).toBe(moved ? 1 : 0)
          if (moved) expect(state.answers).toEqual(before.answers)
        }
      }),
      { numRuns: 200 },
    )
  })
})
