// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { openInRows } from '@/components/enhancements/row-explanations'

/** `open` tells whether the popup is open before the module starts; happy-dom has no popovers. */
const start = ({ narrow = true, open = false } = {}) => {
  const screen = Object.assign(new EventTarget(), { matches: narrow })
  vi.stubGlobal('matchMedia', () => screen)
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? open : matches.call(this, selector)
  })
  document.body.innerHTML = '<main><div data-explained><button>Words</button><p popover="auto">Why</p></div></main>'
  const text = document.querySelector('p') as HTMLElement
  // The property reflects the attribute in browsers.
  Object.defineProperty(text, 'popover', {
    set: (value: string | null) => (value ? text.setAttribute('popover', value) : text.removeAttribute('popover')),
  })
  const button = document.querySelector('button') as HTMLButtonElement
  openInRows(document.querySelector('main') as HTMLElement)
  const press = (detail = 1) => button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  const state = () => [text.hasAttribute('popover'), button.getAttribute('aria-expanded')]
  return { screen, press, state }
}

it('keeps an explanation open that a press has opened before', () => {
  expect(start({ open: true }).state()).toEqual([false, 'true'])
})

it('leaves popups on wide screens, also after the window is widened', () => {
  const wide = start({ narrow: false })
  wide.press()
  expect(wide.state()).toEqual([true, null])
  const { screen, state } = start()
  screen.matches = false
  screen.dispatchEvent(new Event('change'))
  expect(state()).toEqual([true, null])
})
