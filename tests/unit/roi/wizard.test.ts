import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateEstimate } from '@/lib/roi/calculate'
import {
  canAdvance,
  initialWizard,
  progressOf,
  questions,
  reduceWizard,
  type SingleChoice,
  type WizardAction,
  type WizardState,
} from '@/lib/roi/wizard'
import { roi } from './fixture'

const run = (actions: WizardAction[], from: WizardState = initialWizard) =>
  actions.reduce((state, action) => reduceWizard(state, action, roi), from)

const next: WizardAction = { type: 'next' }
const contact: WizardAction[] = [
  { type: 'write', field: 'name', value: 'Dana' },
  { type: 'write', field: 'email', value: 'dana@example.com' },
]
const choose = (question: SingleChoice, option: string): WizardAction => ({ type: 'choose', question, option })
const toTheLast: WizardAction[] = [
  ...contact,
  next,
  choose('industry', 'Healthcare'),
  next,
  choose('teamSize', '11–50'),
  next,
  choose('timeSpent', 'Moderate (4–8)'),
  next,
  choose('primaryGoal', 'Reducing operating costs'),
  next,
]

describe('guards', () => {
  it('asks for a name and an e-mail address, not for a role', () => {
    const states = [[], contact.slice(0, 1), contact.slice(1), contact].map((actions) => canAdvance(run(actions)))
    expect(states).toEqual([false, false, false, true])
  })

  it.each(['', ' ', '\t\n'])('takes %j for an empty field', (value) => {
    expect(canAdvance(run([...contact, { type: 'write', field: 'name', value }]))).toBe(false)
    expect(canAdvance(run([...contact, { type: 'write', field: 'email', value }]))).toBe(false)
  })

  it('does not judge the form of the address', () => {
    expect(canAdvance(run([...contact, { type: 'write', field: 'email', value: 'dana' }]))).toBe(true)
  })

  it.each([1, 2, 3, 4] as const)('asks for an option on step %d', (step) => {
    const before = run(toTheLast.slice(0, 3 + (step - 1) * 2))
    expect(before.step).toBe(step)
    expect(canAdvance(before)).toBe(false)
    expect(run([next], before)).toBe(before)
    const after = run(toTheLast.slice(0, 4 + (step - 1) * 2))
    expect(canAdvance(after)).toBe(true)
    expect(run([next], after).step).toBe(step + 1)
  })

  it('asks for at least one area on the last step', () => {
    const last = run(toTheLast)
    expect([last.step, canAdvance(last)]).toEqual([5, false])
    const on: WizardAction = { type: 'toggle', useCase: 'A mix of several areas' }
    expect(canAdvance(run([on], last))).toBe(true)
    expect(canAdvance(run([on, on], last))).toBe(false)
  })

  it('lets nothing happen after the result', () => {
    const result = run([{ type: 'toggle', useCase: 'A mix of several areas' }, next], run(toTheLast))
    expect(result.step).toBe(6)
    expect(canAdvance(result)).toBe(false)
    expect(run([next, ...contact, choose('industry', 'Healthcare')], result)).toBe(result)
  })
})

describe('answers', () => {
  it('replaces a single choice and keeps areas in the order of the page', () => {
    const once = run([...contact, next, choose('industry', 'Healthcare'), choose('industry', 'Manufacturing')])
    expect(once.answers.industry).toBe('Manufacturing')
    const areas = ['A mix of several areas', 'Customer service automation'].map(
      (useCase): WizardAction => ({ type: 'toggle', useCase }),
    )
    expect(run(areas, run(toTheLast)).answers.useCases).toEqual([
      'Customer service automation',
      'A mix of several areas',
    ])
  })

  it('ignores options that are not on offer and answers to other questions', () => {
    const first = run([...contact, next])
    expect(run([choose('industry', 'Mining')], first)).toBe(first)
    expect(run([choose('teamSize', '11–50')], first)).toBe(first)
    expect(run([{ type: 'toggle', useCase: 'A mix of several areas' }], first)).toBe(first)
    expect(run([{ type: 'write', field: 'name', value: 'Someone else' }], first)).toBe(first)
  })

  it('leaves the state it is given alone', () => {
    const frozen = Object.freeze({ ...initialWizard, answers: Object.freeze({ ...initialWizard.answers }) })
    expect(() => run(contact, frozen)).not.toThrow()
    expect(initialWizard.answers.name).toBe('')
  })
})

describe('progress', () => {
  it('is step / 5 × 100, and full with the result', () => {
    expect(([0, 1, 2, 3, 4, 5, 6] as const).map(progressOf)).toEqual([0, 20, 40, 60, 80, 100, 100])
  })
})

describe('any sequence of actions', () => {
  const option = (question: SingleChoice | 'useCases') =>
    fc.oneof(fc.constantFrom(...roi[question].options.map(({ label }) => label)), fc.string())
  const single = fc.constantFrom<SingleChoice>('industry', 'teamSize', 'timeSpent', 'primaryGoal')
  const action: fc.Arbitrary<WizardAction> = fc.oneof(
    { weight: 4, arbitrary: fc.constant(next) },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('write' as const),
        field: fc.constantFrom('name' as const, 'email' as const, 'role' as const),
        value: fc.oneof(fc.constantFrom('Dana', ' '), fc.string()),
      }),
    },
    {
      weight: 6,
      arbitrary: single.chain((question) =>
        option(question).map((chosen): WizardAction => ({ type: 'choose', question, option: chosen })),
      ),
    },
    { weight: 2, arbitrary: option('useCases').map((useCase): WizardAction => ({ type: 'toggle', useCase })) },
  )
  const isPossible = (state: WizardState) => {
    const { step, answers } = state
    const answered = (question: SingleChoice) => roi[question].options.some(({ label }) => label === answers[question])
    questions.forEach((question, i) => {
      const passed = step > i
      if (question === 'contact') {
        if (passed) expect(answers.name.trim() && answers.email.trim()).not.toBe('')
      } else if (question === 'useCases') {
        const known = roi.useCases.options.map(({ label }) => label)
        expect(known.filter((label) => answers.useCases.includes(label))).toEqual(answers.useCases)
        if (passed) expect(answers.useCases.length).toBeGreaterThan(0)
        if (step < i) expect(answers.useCases).toEqual([])
      } else {
        if (passed) expect(answered(question)).toBe(true)
        else expect(answers[question] === '' || answered(question)).toBe(true)
        if (step < i) expect(answers[question]).toBe('')
      }
    })
    expect('estimate' in state).toBe(step === 6)
    if (state.step === 6) expect(state.estimate).toEqual(calculateEstimate(answers, roi))
  }

  it('moves one step at a time, never back, and never reaches an impossible state', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        let state = initialWizard
        for (const act of actions) {
          const before = state
          state = reduceWizard(before, act, roi)
          isPossible(state)
          const moved = act.type === 'next' && canAdvance(before)
          expect(state.step - before.step).toBe(moved ? 1 : 0)
          if (moved) expect(state.answers).toEqual(before.answers)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('reaches the result from any full set of answers', () => {
    fc.assert(
      fc.property(fc.subarray(roi.useCases.options, { minLength: 1 }), fc.nat(), (areas, seed) => {
        const pick = (question: SingleChoice) => {
          const { options } = roi[question]
          return choose(question, options[seed % options.length]?.label ?? '')
        }
        const state = run([
          ...contact,
          next,
          ...(['industry', 'teamSize', 'timeSpent', 'primaryGoal'] as const).flatMap((q) => [pick(q), next]),
          ...areas.map(({ label }): WizardAction => ({ type: 'toggle', useCase: label })),
          next,
        ])
        expect(state.step).toBe(6)
      }),
    )
  })
})
