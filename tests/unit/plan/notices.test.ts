import { describe, expect, it } from 'vitest'
import { noticeOf } from '@/lib/plan/notices'
import { type Plan, type PlanAction, reducePlan } from '@/lib/plan/plan'

const texts = { added: '{tool name} added to your AI plan', removed: 'Tool removed from your AI plan' }
const notice = (plan: Plan, action: PlanAction) => noticeOf(plan, reducePlan(plan, action), action, texts)
const intake = { id: 'intake', name: 'Missed-Call Rescue', price: 90 }

describe('noticeOf', () => {
  it('names a tool that was added', () => {
    expect(notice([], { type: 'add', item: intake })).toEqual({
      kind: 'success',
      text: 'Missed-Call Rescue added to your AI plan',
    })
  })

  it('keeps names with special characters as they are', () => {
    const item = { ...intake, name: "$& A/B {tool name} 'x'" }
    expect(notice([], { type: 'add', item })?.text).toBe("$& A/B {tool name} 'x' added to your AI plan")
  })

  it('informs about a removal', () => {
    expect(notice([intake], { type: 'remove', id: 'intake' })).toEqual({
      kind: 'info',
      text: 'Tool removed from your AI plan',
    })
  })

  it('is silent when nothing happened, and after clearing', () => {
    expect(notice([intake], { type: 'add', item: intake })).toBeUndefined()
    expect(notice([], { type: 'remove', id: 'intake' })).toBeUndefined()
    expect(notice([intake], { type: 'clear' })).toBeUndefined()
  })
})
