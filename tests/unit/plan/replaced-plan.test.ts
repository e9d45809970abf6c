import { expect, it } from 'vitest'
import type { PlanItem } from '@/lib/plan/plan'
import { replacedPlan } from '@/lib/plan/replaced-plan'

const planOf = (ids: string): PlanItem[] => Array.from(ids, (id) => ({ id, name: id, price: 10 }))

it.each([
  ['the plan before', 'ab', ['c', 'd'], 'c'],
  ['one that shares tools', 'ab', ['abc'], 'abc'],
  ['nothing for the same tools in another order', 'ab', ['ba'], undefined],
  ['nothing for empty plans', 'ab', ['', ''], undefined],
  ['an older one behind the same or an empty plan', 'ab', ['ba', '', 'c'], 'c'],
])('finds %s', (_, plan, earlier, expected) => {
  expect(replacedPlan(planOf(plan), undefined, ...earlier.map(planOf))).toEqual(expected && planOf(expected))
})
