import { beforeEach, expect, it, vi } from 'vitest'
import { startMotionSwitch } from '@/components/enhancements/motion-switch'
import { stubNavigation } from '../../support/navigation'

const box = () => document.querySelector<HTMLInputElement>('[data-motion-switch]') as HTMLInputElement
/** A page is shown, by a link or from the page cache. */
const arrive = () => dispatchEvent(new Event('pageshow'))

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = '<input type="checkbox" data-motion-switch>'
})

startMotionSwitch()

it('follows a choice made in another tab or on an earlier page, and dispatches an event', () => {
  const heard = vi.fn()
  document.body.addEventListener('change', heard)
  localStorage.setItem('still', '')
  dispatchEvent(new Event('storage'))
  expect(box().checked).toBe(true)
  localStorage.removeItem('still')
  arrive()
  expect(box().checked).toBe(false)
  expect(heard).toHaveBeenCalledTimes(2)
})

it.each([
  ['navigate', true],
  ['back_forward', false],
])('after %s, a switch that is on before the script runs stays on: %s', (type, expected) => {
  stubNavigation(type)
  box().checked = true
  startMotionSwitch()
  arrive()
  expect(box().checked).toBe(expected)
})
