import { cleanup, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { PlanCarrier } from '@/components/plan/plan-carrier'
import { planStore } from '@/lib/plan/store'
import { stubNavigation } from '../../support/navigation'
import { intake, noticeWords, reports } from './fixtures'

const texts = () => planStore.read().notices.map(({ text }) => text)
const ids = () => planStore.read().plan.map(({ id }) => id)
const leave = () => dispatchEvent(new Event('pagehide'))
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

/** Opens the plan's page as a new document with an empty memory. */
const arrive = (type = 'navigate') => {
  cleanup()
  planStore.restore([])
  stubNavigation(type)
  render(<PlanCarrier tools={[intake, reports]} notices={noticeWords} />)
}
/** Adds tools on a new page, and leaves it. */
const addAndLeave = (...items: (typeof intake)[]) => {
  arrive()
  for (const item of items) planStore.dispatch({ type: 'add', item }, noticeWords)
  leave()
}

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState({ kept: true }, '', '/plan')
})

it('loads a newer plan on a page from the page cache, also when it is stored late', () => {
  addAndLeave(intake)
  sessionStorage.setItem('plan', JSON.stringify([reports.id]))
  comeBack()
  expect(ids()).toEqual([reports.id])
  leave()
  comeBack()
  const newValue = JSON.stringify([intake.id])
  sessionStorage.setItem('plan', newValue)
  dispatchEvent(new StorageEvent('storage', { key: 'plan', newValue }))
  expect(ids()).toEqual([intake.id])
})

it.each([
  ['tools that are no longer on offer, and repeated ones', '["gone","intake","intake"]', [intake.id]],
  ['anything but a list', '{"intake":1}', []],
  ['text that is not JSON', 'intake', []],
])('ignores %s', (_, stored, expected) => {
  sessionStorage.setItem('plan', stored)
  arrive()
  expect(ids()).toEqual(expected)
})

it('opens the plan of a link instead of the stored one, and removes it from the address', () => {
  addAndLeave(intake)
  history.replaceState({ kept: true }, '', '/plan?from=mail#plan=reports,reports')
  arrive()
  expect([ids(), texts()]).toEqual([[reports.id], [noticeWords.replaced]])
  expect([location.search + location.hash, history.state]).toEqual(['?from=mail', { kept: true }])
  leave()
  arrive()
  expect(ids()).toEqual([reports.id])
})

it('offers the plan that a link has replaced, also after another page, until the next change', () => {
  addAndLeave(intake)
  history.replaceState(null, '', '/plan#plan=reports')
  arrive()
  leave()
  arrive()
  expect(planStore.read().notices).toMatchObject([{ text: noticeWords.replaced, earlier: [intake] }])
  planStore.dispatch({ type: 'add', item: intake }, noticeWords)
  leave()
  arrive()
  expect([ids(), texts()]).toEqual([[reports.id, intake.id], []])
})

it('offers the visitor’s own plan after a second link, not the plan of the first', () => {
  const own = [intake, reports]
  addAndLeave(...own)
  for (const { id } of own) {
    history.replaceState(null, '', `/plan#plan=${id},gone`)
    arrive()
    leave()
  }
  expect(planStore.read().notices).toMatchObject([{ text: `1 tool is gone. ${noticeWords.replaced}.`, earlier: own }])
})

it('offers nothing when the link has the tools of the plan, in whatever order', () => {
  addAndLeave(intake, reports)
  history.replaceState(null, '', '/plan#plan=reports,intake')
  arrive()
  expect([ids(), texts()]).toEqual([[reports.id, intake.id], []])
})

it('opens the plan of a link that is followed on the page, and counts the tools that are not on offer', () => {
  arrive()
  history.replaceState(null, '', '#plan=intake,gone,gone')
  dispatchEvent(new Event('hashchange'))
  expect([ids(), texts()]).toEqual([[intake.id], ['1 tool is gone']])
})

it.each([
  ['gone,away', ['2 tools are gone']],
  ['%00,<b>', []],
])('keeps the plan when the fragment names no tool on offer (%s)', (list, notices) => {
  addAndLeave(intake)
  history.replaceState(null, '', `/plan#plan=${list}`)
  arrive()
  expect([ids(), texts(), location.hash]).toEqual([[intake.id], notices, ''])
})

it('keeps the plan on its page where storage is full or blocked', () => {
  const fail = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const failed = vi.fn()
  addEventListener('error', failed)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail)
  addAndLeave(intake)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(fail)
  addAndLeave(intake)
  removeEventListener('error', failed)
  expect([ids(), failed.mock.calls]).toEqual([[intake.id], []])
})
