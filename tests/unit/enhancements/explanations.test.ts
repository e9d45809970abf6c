// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const start = () => {
  const explained = '<div data-explained><button><i>Words</i></button><div popover></div></div>'
  document.body.innerHTML = `<main>${explained}${explained}</main>`
  const [first, second] = Array.from(document.querySelectorAll('[data-explained]'), (place) => ({
    button: place.querySelector('button') as HTMLButtonElement,
    popover: place.querySelector('[popover]') as HTMLElement,
  }))
  enhance(document.querySelector('main') as HTMLElement)
  if (!first || !second) throw new Error('The fixture has two explanations.')
  return { first, second }
}

const cross = (target: Element, type: 'pointerover' | 'pointerout', init: PointerEventInit = {}) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...init }))
const focus = (target: Element, type: 'focusin' | 'focusout', relatedTarget: Element | null = null) =>
  target.dispatchEvent(new FocusEvent(type, { bubbles: true, relatedTarget }))
/** Whether the default action of a click is kept. */
const click = (target: Element) => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
const wait = () => vi.advanceTimersByTime(400)

it('does not handle a tap', () => {
  const { first } = start()
  cross(first.button, 'pointerover', { pointerType: 'touch' })
  expect(open.size).toBe(0)
  expect(click(first.button)).toBe(true)
})

it('keeps the popup opened by hovering when its text is clicked', () => {
  const { first } = start()
  cross(first.button, 'pointerover')
  expect(click(first.button)).toBe(false)
  cross(first.button, 'pointerout')
  wait()
  expect(open.has(first.popover)).toBe(true)
  expect(click(first.button)).toBe(true)
})

it('keeps the popup opened by the focus at the first Enter, and not at the next', () => {
  const { first } = start()
  focus(first.button, 'focusin')
  expect(click(first.button)).toBe(false)
  expect(click(first.button)).toBe(true)
})

it('does not reopen under a pointer that does not move after it was dismissed', () => {
  const { first } = start()
  cross(first.button, 'pointerover')
  first.popover.hidePopover()
  cross(first.button.firstElementChild as Element, 'pointerover', { relatedTarget: first.button })
  expect(open.size).toBe(0)
})

it('opens for a pointer that was there before the module loaded', () => {
  pointed = true
  const { first } = start()
  expect(open.has(first.popover)).toBe(true)
  cross(first.button, 'pointerout')
  wait()
  expect(open.has(first.popover)).toBe(false)
})
