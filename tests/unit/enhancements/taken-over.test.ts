// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenTakenOver } from '@/components/enhancements/taken-over'

const takeOver = (selector: string) =>
  Object.assign(document.querySelector(selector) as Element, { __reactFiber$x: {} })

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<main><section></section></main><footer data-site-footer></footer>'
})
afterEach(() => vi.useRealTimers())

it('waits until React has taken over the last part', () => {
  const then = vi.fn()
  takeOver('main')
  takeOver('section')
  whenTakenOver(then)
  vi.advanceTimersByTime(3000)
  expect(then).not.toHaveBeenCalled()
  takeOver('footer')
  vi.advanceTimersByTime(100)
  expect(then).toHaveBeenCalledOnce()
})

it('goes ahead in the end where React does not come', () => {
  const then = vi.fn()
  whenTakenOver(then)
  vi.advanceTimersByTime(20_000)
  expect(then).toHaveBeenCalledOnce()
})
