import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyPlan,
  neighborOf,
  type Plan,
  type PlanAction,
  type PlanItem,
  reducePlan,
  replacedPlan,
  totalPrice,
} from '@/lib/plan/plan'

const intake: PlanItem = { id: 'intake', name: 'Intake', price: 89.5 }
const reports: PlanItem = { id: 'reports', name: 'Reports', price: 240 }
const reviews: PlanItem = { id: 'reviews', name: 'Reviews', price: 19.99 }
const add = (item: PlanItem): PlanAction => ({ type: 'add', item })
const remove = (id: string): PlanAction => ({ type: 'remove', id })

const ids = ['a', 'b', 'c', 'd', 'e']
const item = fc.record({
  id: fc.constantFrom(...ids),
  name: fc.string({ minLength: 1 }),
  price: fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
})
const action: fc.Arbitrary<PlanAction> = fc.oneof(
  { weight: 4, arbitrary: item.map(add) },
  { weight: 2, arbitrary: fc.constantFrom(...ids).map(remove) },
  { weight: 1, arbitrary: fc.constant<PlanAction>({ type: 'clear' }) },
)
const plans = fc
  .array(action, { maxLength: 40 })
  .map((actions) => actions.reduce((plan, each) => reducePlan(Object.freeze(plan), each), emptyPlan))

describe('reducePlan', () => {
  it('keeps the order of the others when a tool is removed', () => {
    expect(reducePlan([intake, reports, reviews], remove('reports'))).toEqual([intake, reviews])
  })

  it('never holds an id twice, and its total is exact', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(new Set(plan.map(({ id }) => id)).size).toBe(plan.length)
        const exact = plan.reduce((sum, { price }) => sum + BigInt(price.toFixed(2).replace('.', '')), 0n)
        expect(BigInt(totalPrice(plan).toFixed(2).replace('.', ''))).toBe(exact)
      }),
    )
  })
})

it('finds the neighbor of an item: the next one, then the one before, then nothing', () => {
  const plan: Plan = [intake, reports, reviews]
  expect(['intake', 'reviews', 'absent'].map((id) => neighborOf(plan, id))).toEqual(['reports', 'reports', undefined])
  expect(neighborOf([intake], 'intake')).toBeUndefined()
})

describe('replacedPlan', () => {
  const planOf = (ids: string): PlanItem[] => Array.from(ids, (id) => ({ id, name: id, price: 10 }))

  it.each([
    ['the plan before', 'ab', ['c'], 'c'],
    ['one with fewer tools', 'abc', ['ab'], 'ab'],
    ['one that shares some of as many tools', 'ab', ['ac'], 'ac'],
    ['nothing for the same tools in another order', 'ab', ['ba'], undefined],
    ['nothing for empty plans', 'ab', ['', ''], undefined],
    ['an older one behind an empty plan', 'ab', ['', 'c'], 'c'],
    ['an older one behind the plan of another link', 'ab', ['d', 'c'], 'c'],
    ['nothing when the older one is shown again', 'ab', ['d', 'ba'], undefined],
  ])('finds %s', (_, plan, [before = '', earlier], expected) => {
    expect(replacedPlan(planOf(plan), planOf(before), earlier === undefined ? undefined : planOf(earlier))).toEqual(
      expected && planOf(expected),
    )
  })
})
