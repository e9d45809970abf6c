import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countItems,
  emptyPlan,
  hasItem,
  neighborOf,
  type Plan,
  type PlanAction,
  type PlanItem,
  reducePlan,
  totalCents,
} from '@/lib/plan/plan'

const intake: PlanItem = { id: 'intake', name: 'Intake', price: 89.5 }
const reports: PlanItem = { id: 'reports', name: 'Reports', price: 240 }
const reviews: PlanItem = { id: 'reviews', name: 'Reviews', price: 19.99 }
const add = (item: PlanItem): PlanAction => ({ type: 'add', item })

const ids = ['a', 'b', 'c', 'd', 'e']
const item = fc.record({
  id: fc.constantFrom(...ids),
  name: fc.string({ minLength: 1 }),
  price: fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
})
const action: fc.Arbitrary<PlanAction> = fc.oneof(
  { weight: 4, arbitrary: item.map(add) },
  { weight: 2, arbitrary: fc.constantFrom(...ids).map((id): PlanAction => ({ type: 'remove', id })) },
  { weight: 1, arbitrary: fc.constant<PlanAction>({ type: 'clear' }) },
)
const plans = fc.array(action, { maxLength: 40 }).map((actions) => actions.reduce(reducePlan, emptyPlan))

describe('reducePlan', () => {
  it('appends new tools in the order in which they come', () => {
    expect([add(reports), add(intake)].reduce(reducePlan, emptyPlan)).toEqual([reports, intake])
  })

  it('ignores a tool whose id is present, whatever its other fields say', () => {
    const plan: Plan = [intake]
    expect(reducePlan(plan, add({ ...intake, name: 'Other', price: 1 }))).toBe(plan)
  })

  it('removes by id and leaves the others in order', () => {
    expect(reducePlan([intake, reports, reviews], { type: 'remove', id: 'reports' })).toEqual([intake, reviews])
  })

  it('returns the same plan when there is nothing to remove or to clear', () => {
    const plan: Plan = [intake]
    expect(reducePlan(plan, { type: 'remove', id: 'absent' })).toBe(plan)
    expect(reducePlan(emptyPlan, { type: 'clear' })).toBe(emptyPlan)
  })

  it('clears', () => {
    expect(reducePlan([intake, reports], { type: 'clear' })).toEqual([])
  })

  it('never holds an id twice, and its count and total follow from its items', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(new Set(plan.map(({ id }) => id)).size).toBe(plan.length)
        expect(countItems(plan)).toBe(plan.length)
        const exact = plan.reduce((sum, { price }) => sum + BigInt(price.toFixed(2).replace('.', '')), 0n)
        expect(BigInt(totalCents(plan))).toBe(exact)
      }),
    )
  })

  it('contains what was added and lacks what was removed', () => {
    fc.assert(
      fc.property(plans, item, (plan, tool) => {
        expect(hasItem(reducePlan(plan, add(tool)), tool.id)).toBe(true)
        expect(hasItem(reducePlan(plan, { type: 'remove', id: tool.id }), tool.id)).toBe(false)
        expect(countItems(reducePlan(plan, { type: 'clear' }))).toBe(0)
      }),
    )
  })

  it('takes back an addition, and does nothing the second time', () => {
    fc.assert(
      fc.property(plans, item, (plan, tool) => {
        fc.pre(!hasItem(plan, tool.id))
        const more = reducePlan(plan, add(tool))
        expect(reducePlan(more, { type: 'remove', id: tool.id })).toEqual(plan)
        expect(reducePlan(more, add(tool))).toBe(more)
      }),
    )
  })

  it('never changes the plan that it was given', () => {
    fc.assert(
      fc.property(plans, action, (plan, step) => {
        const copy = structuredClone(plan)
        reducePlan(Object.freeze(plan), step)
        expect(plan).toEqual(copy)
      }),
    )
  })
})

describe('totalCents', () => {
  it('sums without the errors of binary fractions', () => {
    expect(totalCents([])).toBe(0)
    expect(totalCents([intake, reviews])).toBe(8950 + 1999)
    const dimes = Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, name: 'Dime', price: 0.1 }))
    expect(totalCents(dimes)).toBe(300)
  })
})

describe('neighborOf', () => {
  const plan: Plan = [intake, reports, reviews]

  it('is the next item, then the one before, then nothing', () => {
    expect(neighborOf(plan, 'intake')).toBe('reports')
    expect(neighborOf(plan, 'reviews')).toBe('reports')
    expect(neighborOf([intake], 'intake')).toBeUndefined()
    expect(neighborOf(plan, 'absent')).toBeUndefined()
  })

  it('is still in the plan after the removal', () => {
    fc.assert(
      fc.property(plans, fc.constantFrom(...ids), (before, id) => {
        const after = reducePlan(before, { type: 'remove', id })
        const neighbor = neighborOf(before, id)
        expect(neighbor !== undefined).toBe(hasItem(before, id) && after.length > 0)
        if (neighbor !== undefined) expect(hasItem(after, neighbor)).toBe(true)
      }),
    )
  })
})
