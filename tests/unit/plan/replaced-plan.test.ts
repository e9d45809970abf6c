import { expect, it } from 'vitest'
import type { PlanItem } from '@/lib/plan/plan'
import { replacedPlan } from '@/lib/plan/replaced-plan'

const planOf = (ids: string): PlanItem[] => Array.from(ids, (id) => ({ id, name: id, price: 10 }))

it.each([
  ['the plan before', 'ab', ['c'], 'c'],
  ['one that shares tools', 'ab', ['abc'], 'abc'],
  ['nothing for the same tools in another order', 'ab', ['ba'], undefined],
  ['nothing for empty plans', 'ab', ['', ''], undefined],
  ['an older one behind an empty plan', 'ab', ['', 'c'], 'c'],
  ['an older one behind the same plan', 'ab', ['ba', 'c'], 'c'],
  ['an older one behind the plan of another link', 'ab', ['d', 'c'], 'c'],
  ['nothing when the older one is shown again', 'ab', ['d', 'ba'], undefined],
])('finds %s', (_, plan, earlier, expected) => {
  expect(replacedPlan(planOf(plan), ...earlier.map(planOf))).toEqual(expected && planOf(expected))
})
