import { expect, it } from 'vitest'
import { type Plan, type PlanAction, reducePlan } from '@/lib/plan/plan'
import { noticeOf } from '@/lib/plan/store'

const texts = { added: '{tool name} added to your AI plan', removed: 'Tool removed from your AI plan' }
const notice = (plan: Plan, action: PlanAction) => noticeOf(plan, reducePlan(plan, action), action, texts)
const intake = { id: 'intake', name: 'Missed-Call Rescue', price: 90 }

it('a tool that was added is named, whatever characters its name has, and a removal is said', () => {
  const item = { ...intake, name: "$& A/B {tool name} 'x'" }
  const text = "$& A/B {tool name} 'x' added to your AI plan"
  expect(notice([], { type: 'add', item })).toEqual({ kind: 'success', text })
  const removal = { kind: 'info', text: 'Tool removed from your AI plan' }
  expect(notice([intake], { type: 'remove', id: 'intake' })).toEqual(removal)
})

it('nothing is said when nothing happened, and after clearing', () => {
  expect(notice([intake], { type: 'add', item: intake })).toBeUndefined()
  expect(notice([], { type: 'remove', id: 'intake' })).toBeUndefined()
  expect(notice([intake], { type: 'clear' })).toBeUndefined()
})
