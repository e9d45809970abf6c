import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PlanCarrier } from '@/components/plan/plan-carrier'
import type { PlanItem } from '@/lib/plan/plan'
import { planStore } from '@/lib/plan/store'

const tools: PlanItem[] = [
  { id: 'watch', name: 'Uptime Watch', price: 149 },
  { id: 'map', name: 'Roadmap', price: 255.5 },
]
const texts = { added: '{tool name} added', removed: 'removed' }

const names = () => planStore.read().plan.map(({ name }) => name)
const add = (item: PlanItem | undefined) => item && planStore.dispatch({ type: 'add', item }, texts)
const leave = () => dispatchEvent(new Event('pagehide'))

/** Comes to the plan's page in a new document, whose memory is empty. */
const arrive = (type = 'navigate') => {
  cleanup()
  planStore.restore([])
  planStore.dismissNotices()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
  render(<PlanCarrier tools={tools} />)
}

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

describe('the plan', () => {
  it('goes along to the next document, which then holds it alone', () => {
    arrive()
    add(tools[0])
    add(tools[1])
    expect(sessionStorage).toHaveLength(0)
    leave()
    arrive()
    expect(names()).toEqual(['Uptime Watch', 'Roadmap'])
    expect(planStore.read().notices).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  it('comes back with the visitor who goes back in the history', () => {
    arrive()
    add(tools[0])
    leave()
    arrive('back_forward')
    expect(names()).toEqual(['Uptime Watch'])
  })

  it('is gone after a reload', () => {
    arrive()
    add(tools[0])
    leave()
    arrive('reload')
    expect(names()).toEqual([])
    leave()
    arrive()
    expect(names()).toEqual([])
  })

  it('is what it was last, also on a page that the browser has kept', () => {
    arrive()
    add(tools[0])
    leave()
    sessionStorage.setItem('plan', '["map"]')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(names()).toEqual(['Roadmap'])
  })

  it('is what it was last, also when the page that the visitor leaves is late to leave it', () => {
    arrive()
    add(tools[0])
    leave()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    sessionStorage.setItem('plan', '["map"]')
    dispatchEvent(new StorageEvent('storage', { key: 'plan', newValue: '["map"]' }))
    expect(names()).toEqual(['Roadmap'])
  })

  it('stays on its page where storage is full', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const failed = vi.fn()
    addEventListener('error', failed)
    arrive()
    add(tools[0])
    leave()
    expect(failed).not.toHaveBeenCalled()
    expect(names()).toEqual(['Uptime Watch'])
    removeEventListener('error', failed)
    full.mockRestore()
  })

  it.each([
    ['tools that are not on offer any more', '["gone","watch","watch"]', ['Uptime Watch']],
    ['anything but a list', '{"watch":1}', []],
    ['what is no JSON', 'watch', []],
  ])('leaves out %s', (_, stored, expected) => {
    sessionStorage.setItem('plan', stored)
    arrive()
    expect(names()).toEqual(expected)
  })

  it('stays on its page where storage is forbidden', () => {
    const forbidden = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    arrive()
    add(tools[0])
    expect(leave).not.toThrow()
    expect(names()).toEqual(['Uptime Watch'])
    forbidden.mockRestore()
  })
})
