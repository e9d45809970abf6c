import { expect, it, vi } from 'vitest'
import type { PlanAction } from '@/lib/plan/plan'
import { createPlanStore } from '@/lib/plan/store'

const texts = { added: '{tool name} added', removed: 'removed' }
const add = (id: string): PlanAction => ({ type: 'add', item: { id, name: id.toUpperCase(), price: 10 } })

it('starts empty, and keeps an initial state for the exported page', () => {
  const store = createPlanStore()
  expect(store.read()).toEqual({ plan: [], notices: [] })
  store.dispatch(add('a'), texts)
  expect(store.readInitial()).toEqual({ plan: [], notices: [] })
})

it('notifies subscribers of changes only, until they unsubscribe', () => {
  const store = createPlanStore()
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.dispatch({ type: 'remove', id: 'absent' }, texts)
  store.dispatch({ type: 'clear' }, texts)
  store.dismissNotices()
  store.dismissNotice(7)
  expect(listener).not.toHaveBeenCalled()
  store.dispatch(add('a'), texts)
  store.dispatch(add('a'), texts)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  store.dispatch(add('b'), texts)
  expect(listener).toHaveBeenCalledTimes(1)
})

it('removes the notice of a tool when the plan is cleared', () => {
  const store = createPlanStore()
  store.dispatch(add('a'), texts)
  store.dispatch({ type: 'clear' }, texts)
  expect(store.read()).toEqual({ plan: [], notices: [] })
})

it('removes the notice about the plan before when another one is restored', () => {
  const store = createPlanStore()
  store.dispatch(add('a'), texts)
  const plan = [{ id: 'b', name: 'B', price: 20 }]
  store.restore(plan)
  expect(store.read()).toEqual({ plan, notices: [] })
})

it('keeps the offer to bring a plan back when notices are dismissed, until it is dismissed itself', () => {
  const store = createPlanStore()
  store.notify({ kind: 'info', text: 'replaced', earlier: [{ id: 'b', name: 'B', price: 20 }] })
  store.dismissNotices()
  const [notice] = store.read().notices
  expect(notice?.text).toBe('replaced')
  store.dismissNotice(notice?.key ?? 0)
  expect(store.read().notices).toEqual([])
})

it('returns the same state until something changes', () => {
  const store = createPlanStore()
  store.dispatch(add('a'), texts)
  const state = store.read()
  store.dispatch(add('a'), texts)
  expect(store.read()).toBe(state)
})

it('shows the last notice only, each with a different key, and keeps the plan', () => {
  const store = createPlanStore()
  const keys = ['a', 'b', 'c'].map((id) => {
    store.dispatch(add(id), texts)
    return store.read().notices[0]?.key
  })
  expect(new Set(keys).size).toBe(3)
  expect(store.read().notices.map(({ text }) => text)).toEqual(['C added'])
  store.dispatch({ type: 'remove', id: 'a' }, texts)
  expect(store.read().notices.map(({ text }) => text)).toEqual(['removed'])
  store.notify({ kind: 'info', text: 'copied' })
  expect(store.read().notices.map(({ text }) => text)).toEqual(['copied'])
  expect(store.read().plan.map(({ id }) => id)).toEqual(['b', 'c'])
})

it('dismisses a notice, but not the one that has replaced it, and keeps the plan', () => {
  const store = createPlanStore()
  store.dispatch(add('a'), texts)
  const [first] = store.read().notices
  store.dispatch(add('b'), texts)
  if (first) store.dismissNotice(first.key)
  expect(store.read().notices.map(({ text }) => text)).toEqual(['B added'])
  store.dismissNotices()
  expect(store.read().notices).toEqual([])
  expect(store.read().plan).toHaveLength(2)
})
