import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlanStore, dismissNotice, dismissNotices, noticeOf, type PlanStore } from '@/lib/browser/plan-store'
import type { PlanAction, PlanItem } from '@/lib/plan/plan'
import { stubNavigation } from '../../support/navigation'

const texts = { added: '{tool name} added', removed: 'removed', replaced: 'Replaced' }
const itemOf = (id: string): PlanItem => ({ id, name: id.toUpperCase(), price: 10 })
const add = (id: string): PlanAction => ({ type: 'add', item: itemOf(id) })
const dispatch = (store: PlanStore, action: PlanAction) => store.dispatch(action, noticeOf(texts))

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/plan')
})

it('notifies subscribers of changes only, until they unsubscribe, and keeps an initial state for the exported page', () => {
  const store = createPlanStore()
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  dispatch(store, { type: 'remove', id: 'absent' })
  dispatch(store, { type: 'clear' })
  dismissNotices(store)
  dismissNotice(store, 7)
  expect(listener).not.toHaveBeenCalled()
  dispatch(store, add('a'))
  const state = store.read()
  dispatch(store, add('a'))
  expect(listener).toHaveBeenCalledTimes(1)
  expect(store.read()).toBe(state)
  stop()
  dispatch(store, add('b'))
  expect(listener).toHaveBeenCalledTimes(1)
  expect(store.readInitial()).toEqual({ plan: [] })
})

describe('a notice', () => {
  it('names the tool that was added, whatever characters its name has', () => {
    const store = createPlanStore()
    dispatch(store, { type: 'add', item: { id: 'a', name: "$& A/B {tool name} 'x'", price: 10 } })
    expect(store.read().notice).toMatchObject({ kind: 'success', text: "$& A/B {tool name} 'x' added" })
    dispatch(store, { type: 'remove', id: 'a' })
    expect(store.read().notice).toMatchObject({ kind: 'info', text: 'removed' })
  })

  it('replaces the one before, and is dismissed by its key or with all others', () => {
    const store = createPlanStore()
    dispatch(store, add('a'))
    const first = store.read().notice
    dispatch(store, add('b'))
    if (first) dismissNotice(store, first.key)
    expect(store.read().notice?.text).toBe('B added')
    dismissNotices(store)
    expect(store.read()).toEqual({ plan: [itemOf('a'), itemOf('b')] })
    store.notify({ kind: 'info', text: 'replaced', earlier: [itemOf('c')] })
    dismissNotices(store)
    const { notice } = store.read()
    expect(notice?.text).toBe('replaced')
    dismissNotice(store, notice?.key ?? 0)
    expect(store.read().notice).toBeUndefined()
  })
})

describe('connect', () => {
  const offered = ['a', 'b', 'c'].map(itemOf)
  const linkTexts = { missing: { one: '1 tool is gone', other: '{count} tools are gone' }, replaced: texts.replaced }
  let store: PlanStore
  let leave = () => {}

  /** Opens a page as a new document with an empty memory. */
  const open = (address = '/plan', { type = 'navigate', syncHash = false } = {}) => {
    leave()
    stubNavigation(type)
    history.replaceState({ kept: true }, '', address)
    store = createPlanStore()
    leave = store.connect({ offered, syncHash, texts: linkTexts })
  }
  const openForm = (address: string, type?: string) => open(address, { type, syncHash: true })
  const put = (ids: string) => {
    for (const id of ids) dispatch(store, add(id))
  }
  /** Changes the plan of the tab on another page. */
  const putElsewhere = (ids: string) => sessionStorage.setItem('plan', `#plan=${[...ids].join(',')} `)
  const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  const follow = (fragment: string, state: unknown = null) => {
    history.replaceState(state, '', fragment)
    dispatchEvent(new Event('hashchange'))
  }
  const ids = () =>
    store
      .read()
      .plan.map(({ id }) => id)
      .join('')
  const notice = () => store.read().notice?.text
  const address = () => location.pathname + location.search + location.hash

  afterEach(() => {
    leave()
    vi.unstubAllGlobals()
  })

  it('takes the plan of the tab, and stores every change at once', () => {
    open()
    expect(sessionStorage.length).toBe(0)
    put('ab')
    open()
    expect([ids(), notice()]).toEqual(['ab', undefined])
    dispatch(store, { type: 'clear' })
    expect(store.read()).toEqual({ plan: [] })
    open()
    expect(ids()).toBe('')
  })

  it('takes the newest plan of the tab on a page from the cache, also when it comes late, and keeps its own when there is none', () => {
    open()
    put('a')
    const before = store.read()
    comeBack()
    dispatchEvent(new Event('pageshow'))
    expect(store.read()).toBe(before)
    putElsewhere('b')
    comeBack()
    expect(ids()).toBe('b')
    putElsewhere('c')
    dispatchEvent(new Event('storage'))
    expect(ids()).toBe('c')
    // As a reload of another page does.
    sessionStorage.clear()
    comeBack()
    expect(ids()).toBe('')
  })

  it('does not write the plan of the tab back, which may be older than that of another process', () => {
    const setItem = vi.fn()
    vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue({
      getItem: () => '#plan=b ',
      setItem,
    } as unknown as Storage)
    open()
    expect(ids()).toBe('b')
    expect(setItem).not.toHaveBeenCalled()
    put('a')
    expect(setItem.mock.calls).toEqual([['plan', '#plan=b,a ']])
  })

  it('takes the plan of a link instead of the tab’s, and keeps it in the address until it is changed', () => {
    putElsewhere('a')
    open('/plan?from=mail#plan=b,b')
    expect([ids(), notice(), store.read().notice?.earlier]).toEqual(['b', 'Replaced', [itemOf('a')]])
    expect([address(), history.state]).toEqual(['/plan?from=mail#plan=b', { kept: true }])
    follow('#main')
    expect(address()).toBe('/plan?from=mail#plan=b')
    put('c')
    dispatch(store, { type: 'remove', id: 'c' })
    expect(address()).toBe('/plan?from=mail')
  })

  it('offers the plan that a link has replaced, with later changes, after other pages and notices, until it is restored or the notice is dismissed', () => {
    const earlier = [itemOf('a'), itemOf('c')]
    putElsewhere('a')
    openForm('/lead-form#plan=b,c')
    store.dispatch({ type: 'remove', id: 'c' })
    open()
    expect(store.read()).toMatchObject({ plan: [itemOf('b')], notice: { text: 'Replaced', earlier: [itemOf('a')] } })
    put('c')
    expect(store.read().notice).toMatchObject({ text: 'C added', earlier })
    dispatch(store, { type: 'remove', id: 'b' })
    expect(store.read().notice).toMatchObject({ text: 'removed', earlier })
    store.notify({ kind: 'success', text: 'copied' })
    expect(store.read().notice).toMatchObject({ text: 'copied', earlier })
    dispatch(store, { type: 'clear' })
    const cleared = { plan: [], notice: { text: 'Replaced', earlier } }
    expect(store.read()).toMatchObject(cleared)
    open()
    expect(store.read()).toMatchObject(cleared)
    dismissNotice(store, store.read().notice?.key ?? 0)
    put('b')
    expect(store.read().notice).toMatchObject({ text: 'B added', earlier: undefined })
    open()
    expect([ids(), notice()]).toEqual(['b', undefined])
  })

  it('no longer offers a plan that the visitor has assembled again', () => {
    putElsewhere('ab')
    open('/plan#plan=b')
    put('a')
    expect(store.read().notice).toMatchObject({ text: 'A added', earlier: undefined })
  })

  it('takes a link that is followed on the page, but not the older plan of an address that Back leads to', () => {
    openForm('/lead-form#plan=a')
    follow('#plan=b,gone,gone')
    expect([ids(), notice(), address()]).toEqual(['b', '1 tool is gone. Replaced.', '/lead-form#plan=b'])
    const { state } = history
    put('c')
    follow('#plan=a', state)
    expect([ids(), address()]).toEqual(['bc', '/lead-form#plan=b,c'])
    follow('#Main')
    expect([ids(), address()]).toEqual(['bc', '/lead-form#plan=b,c'])
  })

  it('does not take the older plan of an address that Forward leads to on a page where the tab’s plan is empty', () => {
    putElsewhere('')
    openForm('/lead-form')
    follow('#plan=a', {})
    expect([ids(), address()]).toEqual(['', '/lead-form'])
  })

  it('takes the plan of a page that the visitor left before its scripts ran, but not when they go back or forward', () => {
    putElsewhere('a')
    const from = { url: new URL('/plan#plan=b', location.href).href, getState: vi.fn() }
    vi.stubGlobal('navigation', {
      activation: { from },
      updateCurrentEntry: ({ state }: { state: unknown }) => from.getState.mockReturnValue(state),
    })
    openForm('/lead-form')
    expect([ids(), address(), store.read().notice?.earlier]).toEqual(['b', '/lead-form#plan=b', [itemOf('a')]])
    openForm('/lead-form#plan=c')
    expect(ids()).toBe('c')
    open()
    expect(ids()).toBe('c')
    putElsewhere('a')
    openForm('/lead-form', 'back_forward')
    expect(ids()).toBe('a')
  })

  it.each([
    ['gone,away', '2 tools are gone'],
    ['%00,<b>', undefined],
  ])('keeps the plan when the fragment names no tool on offer (%s)', (list, text) => {
    putElsewhere('a')
    open(`/plan#plan=${list}`)
    expect([ids(), notice(), location.hash]).toEqual(['a', text, ''])
  })

  it.each([
    ['the tab', 'b', 'b', '#plan=b'],
    ['the tab, though it is empty', '', '', ''],
    ['the address where the tab has none', undefined, 'a', '#plan=a'],
  ])('takes the plan of %s when the visitor goes back or forward', (_, stored, expected, fragment) => {
    if (stored !== undefined) putElsewhere(stored)
    openForm('/lead-form#plan=a,gone', 'back_forward')
    expect([ids(), location.hash, notice()]).toEqual([
      expected,
      fragment,
      stored === undefined ? '1 tool is gone' : undefined,
    ])
  })

  it('keeps the plan in the address of a page that wants it there, and other fragments where there is none', () => {
    putElsewhere('ab')
    openForm('/lead-form?from=mail')
    expect(address()).toBe('/lead-form?from=mail#plan=a,b')
    store.dispatch({ type: 'clear' })
    expect(address()).toBe('/lead-form?from=mail')
    openForm('/lead-form#form')
    expect(address()).toBe('/lead-form#form')
  })

  const fail = () => {
    throw new DOMException('no', 'SecurityError')
  }
  it.each<[string, () => Storage]>([
    ['full', () => ({ getItem: () => null, setItem: fail }) as unknown as Storage],
    ['blocked', fail],
  ])('keeps the plan on its page where storage is %s', (_, storage) => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(storage)
    open()
    put('a')
    comeBack()
    put('b')
    expect(ids()).toBe('ab')
  })

  it('takes the plan in the address of the page that the visitor comes from where storage is blocked', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(fail)
    const url = new URL('/lead-form#plan=b', location.href).href
    const navigation = { activation: { from: { url, getState: () => true } }, updateCurrentEntry() {} }
    vi.stubGlobal('navigation', navigation)
    open('/plan', { type: 'back_forward' })
    put('a')
    comeBack()
    expect(ids()).toBe('ba')
  })
})
