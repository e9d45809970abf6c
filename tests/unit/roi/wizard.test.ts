import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateEstimate } from '@/lib/roi/calculate'
import { chosenOptions } from '@/lib/roi/options'
import {
  canAdvance,
  isResult,
  progressOf,
  reduceWizard,
  startWizard,
  type WizardAction,
  type WizardState,
} from '@/lib/roi/wizard'
import { questionOf, roi } from './fixture'

const start = startWizard(roi)
const run = (actions: WizardAction[], from: WizardState = start) =>
  actions.reduce((state, action) => reduceWizard(state, action, roi), from)

const next: WizardAction = { type: 'next' }
const write = (field: 'name' | 'email' | 'role', value: string): WizardAction => ({ type: 'write', field, value })
const contact = [write('name', 'Dana'), write('email', 'dana')]
const choose = (question: string, option: string): WizardAction => ({ type: 'choose', question, option })
const toggle = (area: string) => choose('areas', area)
const names = (question: string) => questionOf(question).options.map(({ key }) => key)
/** The step of the last question. */
const last = roi.questions.length
const [firstArea = '', secondArea = ''] = names('areas')

/** The actions that answer the questions before the last one, with the option at `index` modulo the number of options. */
const toTheLast = (index = 0): WizardAction[] => [
  ...contact,
  next,
  ...roi.questions
    .slice(0, -1)
    .flatMap(({ key, options }) => [choose(key, options[index % options.length]?.key ?? ''), next]),
]

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
    expect(canAdvance(run(actions), roi)).toBe(expected)
  })
})

it('replaces a single choice and keeps areas in the order of the page', () => {
  const [one = '', other = ''] = names('industry')
  expect(run([...contact, next, choose('industry', one), choose('industry', other)]).answers['industry']).toEqual([
    other,
  ])
  expect(run([...toTheLast(), toggle(secondArea)]).answers['areas']).toEqual([secondArea])
  expect(run([...toTheLast(), toggle(secondArea), toggle(firstArea)]).answers['areas']).toEqual([firstArea, secondArea])
})

it('opens a complete link as a result without a name, another as the questions with what it answers, and leaves both again', () => {
  const answers = run([...toTheLast(1), toggle(secondArea)]).answers
  const before = run(contact)
  const opened = run([{ type: 'open', answers, isComplete: true }], before)
  expect(opened).toEqual({
    step: last + 1,
    contact: { name: '', email: '', role: '' },
    answers,
    linked: 'opened',
    own: before,
    estimate: calculateEstimate(answers, roi),
  })
  const partial = { ...answers, time: [] }
  const result = run([...toTheLast(), toggle(firstArea), next])
  const asked = run([{ type: 'open', answers: partial, isComplete: false }], result)
  expect(asked).toEqual({
    step: 0,
    contact: { name: 'Dana', email: 'dana', role: '' },
    answers: partial,
    linked: 'incomplete',
    own: result,
  })
  expect(run([{ type: 'open', answers: start.answers, isComplete: false }], result).linked).toBe('damaged')
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
  const ignored = [choose('industry', 'mining'), choose('size', 'upTo50'), toggle(firstArea), write('name', 'Another')]
  for (const action of ignored) expect(run([action], first)).toBe(first)
})

it('shows the progress from the first question to the last, and full with the result', () => {
  const steps = [...Array(last + 1).keys()]
  expect([...steps, last + 1].map((step) => progressOf(step, roi))).toEqual([
    ...steps.map((step) => (step / last) * 100),
    100,
  ])
})

describe('any sequence of actions', () => {
  const option = (question: string) => fc.oneof(fc.constantFrom(...names(question)), fc.string())
  const text = fc.oneof(fc.constantFrom('Dana', ' '), fc.string())
  const action: fc.Arbitrary<WizardAction> = fc.oneof(
    { weight: 4, arbitrary: fc.constant(next) },
    {
      weight: 3,
      arbitrary: fc.tuple(fc.constantFrom('name', 'email', 'role'), text).map(([field, value]) => write(field, value)),
    },
    {
      weight: 8,
      arbitrary: fc
        .constantFrom(...roi.questions.map(({ key }) => key))
        .chain((question) => option(question).map((each) => choose(question, each))),
    },
  )
  const expectPossible = (state: WizardState) => {
    const { step, contact: said, answers } = state
    if (step > 0) expect([said.name.trim(), said.email.trim()]).not.toContain('')
    roi.questions.forEach((question, index) => {
      const chosen = answers[question.key] ?? []
      expect(chosenOptions(question, answers).map(({ key }) => key)).toEqual(chosen)
      if (step !== index + 1) expect(chosen.length > 0).toBe(step > index + 1)
    })
    expect('estimate' in state).toBe(step > last)
    if (isResult(state)) expect(state.estimate).toEqual(calculateEstimate(answers, roi))
  }

  it('moves one step at a time, never back, and never reaches an impossible state', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        let state: WizardState = start
        for (const each of actions) {
          const before = state
          state = reduceWizard(Object.freeze(before), each, roi)
          expectPossible(state)
          const moved = each.type === 'next' && canAdvance(before, roi)
          expect(state.step - before.step).toBe(moved ? 1 : 0)
          if (moved) expect(state.answers).toEqual(before.answers)
        }
      }),
      { numRuns: 200 },
    )
  })
})
