// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { enhance } from '@/components/enhancements/explanations'

const open = new Set<Element>()
let pointed = false

// happy-dom has no popovers: these replace the two methods and the selectors that the module uses.
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('hover'), addEventListener: () => {} }))
  vi.stubGlobal('scrollY', 1000)
  open.clear()
  pointed = false
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    if (selector === ':popover-open') return open.has(this)
    return selector === ':focus-visible' ? true : matches.call(this, selector)
  })
  const { querySelector } = HTMLElement.prototype
  vi.spyOn(HTMLElement.prototype, 'querySelector').mockImplementation(function (this: HTMLElement, selector: string) {
    if (selector === '[data-explained]:hover') return pointed ? querySelector.call(this, '[data-explained]') : null
    return selector === 'button:focus-visible' ? null : querySelector.call(this, selector)
  })
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      open.clear()
      open.add(this)
    },
    hidePopover(this: HTMLElement) {
      open.delete(this)
    },
  })
})

const start = () => {
  document.body.innerHTML = '<main><div data-explained><button><i>Words</i></button><div popover></div></div></main>'
  const find = (selector: string) => document.querySelector(selector) as HTMLElement
  enhance(find('main'))
  return { button: find('button'), popover: find('[popover]') }
}

const cross = (target: Element, type: 'pointerover' | 'pointerout', init: PointerEventInit = {}) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...init }))
/** Whether the default action of a click is kept. */
const click = (target: Element) => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
const wait = () => vi.advanceTimersByTime(400)

it('does not handle a tap', () => {
  const { button } = start()
  cross(button, 'pointerover', { pointerType: 'touch' })
  expect(open.size).toBe(0)
  expect(click(button)).toBe(true)
})

it('keeps the popup opened by hovering when its text is clicked', () => {
  const { button, popover } = start()
  cross(button, 'pointerover')
  expect(click(button)).toBe(false)
  cross(button, 'pointerout')
  wait()
  expect(open.has(popover)).toBe(true)
  expect(click(button)).toBe(true)
})

it('keeps the popup opened by the focus at the first Enter, and not at the next', () => {
  const { button } = start()
  button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(click(button)).toBe(false)
  expect(click(button)).toBe(true)
})

it('does not reopen under a pointer that does not move after it was dismissed', () => {
  const { button, popover } = start()
  cross(button, 'pointerover')
  popover.hidePopover()
  cross(button.firstElementChild as Element, 'pointerover', { relatedTarget: button })
  expect(open.size).toBe(0)
})

it('opens for a pointer that was there before the module loaded', () => {
  pointed = true
  const { button, popover } = start()
  expect(open.has(popover)).toBe(true)
  cross(button, 'pointerout')
  wait()
  expect(open.has(popover)).toBe(false)
})
