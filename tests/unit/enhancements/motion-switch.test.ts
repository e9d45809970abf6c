// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startMotionSwitch } from '@/components/enhancements/motion-switch'

const box = () => document.querySelector<HTMLInputElement>('[data-motion-switch]') as HTMLInputElement
/** A page is shown, by a link or by the way back. */
const arrive = () => dispatchEvent(new Event('pageshow'))
const fresh = () => {
  document.body.innerHTML = '<input type="checkbox" data-motion-switch><input type="checkbox" id="other">'
}

beforeEach(() => {
  localStorage.clear()
  fresh()
})

startMotionSwitch()

describe('the switch that holds illustrations still', () => {
  it('is remembered from page to page, and forgotten when they may move again', () => {
    box().click()
    fresh()
    arrive()
    expect(box().checked).toBe(true)
    box().click()
    fresh()
    arrive()
    expect(box().checked).toBe(false)
  })

  it('follows a choice made in another tab or on a page before, and says so to the illustrations', () => {
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

  it('hears no other box', () => {
    document.querySelector<HTMLInputElement>('#other')?.click()
    arrive()
    expect(box().checked).toBe(false)
  })

  it('works where storage is forbidden, for the page that it is on', () => {
    const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    box().click()
    arrive()
    expect(box().checked).toBe(true)
    forbidden.mockRestore()
  })

  it('has nothing to do on pages where nothing moves', () => {
    document.body.innerHTML = ''
    expect(arrive).not.toThrow()
  })
})
