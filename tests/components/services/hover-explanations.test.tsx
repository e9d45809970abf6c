import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Explained } from '@/components/services/explained'
import { HoverExplanations } from '@/components/services/hover-explanations'

const open = new Set<Element>()
let pointed = false

// The test browser has no popovers: this stands in for the two methods and the selector that the component uses.
beforeEach(() => {
  vi.useFakeTimers()
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
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const renderTwo = () => {
  render(
    <HoverExplanations>
      <Explained id="first" label="why it matters" text="Because it counts.">
        Your data
      </Explained>
      <Explained id="second" label="why it matters" text="Because it breaks.">
        Upkeep
      </Explained>
    </HoverExplanations>,
  )
  const at = (name: RegExp, text: string) => ({
    button: screen.getByRole('button', { name }),
    popover: screen.getByText(text).closest('[popover]') as HTMLElement,
  })
  return {
    data: at(/^Your data ?, why it matters$/, 'Because it counts.'),
    upkeep: at(/^Upkeep/, 'Because it breaks.'),
  }
}

const wait = () => act(() => vi.advanceTimersByTime(400))

it('ties each button to its explanation, without script too', () => {
  const { data } = renderTwo()
  expect(data.button.getAttribute('popovertarget')).toBe(data.popover.id)
  expect(data.popover.getAttribute('popover')).toBe('auto')
})

it('opens on hover, stays while the pointer moves into the popup, and closes after it has left', () => {
  const { data } = renderTwo()
  fireEvent.pointerOver(data.button, { pointerType: 'mouse' })
  expect(open.has(data.popover)).toBe(true)
  fireEvent.pointerOut(data.button, { pointerType: 'mouse', relatedTarget: document.body })
  fireEvent.pointerOver(data.popover, { pointerType: 'mouse', relatedTarget: document.body })
  wait()
  expect(open.has(data.popover)).toBe(true)
  fireEvent.pointerOut(data.popover, { pointerType: 'mouse', relatedTarget: document.body })
  wait()
  expect(open.has(data.popover)).toBe(false)
})

it('leaves a tap to the browser', () => {
  const { data } = renderTwo()
  fireEvent.pointerOver(data.button, { pointerType: 'touch' })
  expect(open.size).toBe(0)
  expect(fireEvent.click(data.button)).toBe(true)
})

it('keeps the popup that hovering has opened when its words are clicked', () => {
  const { data } = renderTwo()
  fireEvent.pointerOver(data.button, { pointerType: 'mouse' })
  expect(fireEvent.click(data.button)).toBe(false)
  fireEvent.pointerOut(data.button, { pointerType: 'mouse', relatedTarget: document.body })
  wait()
  expect(open.has(data.popover)).toBe(true)
  expect(fireEvent.click(data.button)).toBe(true)
})

it('opens on focus and closes when the focus moves on', () => {
  const { data, upkeep } = renderTwo()
  fireEvent.focus(data.button)
  expect(open.has(data.popover)).toBe(true)
  fireEvent.blur(data.button, { relatedTarget: upkeep.button })
  expect(open.has(data.popover)).toBe(false)
})

it('does not open again under a resting pointer after it was dismissed', () => {
  const { data } = renderTwo()
  fireEvent.pointerOver(data.button, { pointerType: 'mouse' })
  data.popover.hidePopover()
  fireEvent.pointerOver(data.button.firstElementChild ?? data.button, {
    pointerType: 'mouse',
    relatedTarget: data.button,
  })
  expect(open.size).toBe(0)
})

it('catches up with a pointer that was there before the script', () => {
  pointed = true
  const { data } = renderTwo()
  expect(open.has(data.popover)).toBe(true)
  fireEvent.pointerOut(data.button, { pointerType: 'mouse', relatedTarget: document.body })
  wait()
  expect(open.has(data.popover)).toBe(false)
})
