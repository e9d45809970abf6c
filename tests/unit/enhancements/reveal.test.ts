// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { startReveal } from '@/components/enhancements/reveal'
import { ManualObserver } from '../../support/manual-observer'

/** A page with one block that is below the screen. */
const start = ({ reduced = false } = {}) => {
  ManualObserver.all = []
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  document.body.innerHTML = '<div data-reveal><button>Next</button></div>'
  startReveal()
}
const block = () => document.querySelector('[data-reveal]') ?? document.body
const see = (top: number, intersectionRatio: number, height = 10) =>
  ManualObserver.all[0]?.report({
    target: block(),
    intersectionRatio,
    boundingClientRect: new DOMRect(0, top),
    rootBounds: new DOMRect(0, 0, 1, 800),
    intersectionRect: new DOMRect(0, 0, 1, height),
  })
const state = () => [block().getAttribute('data-reveal'), ManualObserver.all[0]?.watched.has(block())]

beforeEach(() => vi.stubGlobal('IntersectionObserver', ManualObserver))

it('hides a block below the fold until a tenth of it is in view, once', () => {
  start()
  see(900, 0)
  expect(state()).toEqual(['wait', true])
  see(760, 0.05)
  expect(state()).toEqual(['wait', true])
  see(700, 0.1)
  expect(state()).toEqual(['', false])
})

it('does not hide a block that is in view at first', () => {
  start()
  see(700, 0.05)
  expect(state()).toEqual(['', false])
})

it('shows a very tall block when it fills half of the screen', () => {
  start()
  see(900, 0)
  see(400, 0.05, 399)
  expect(state()).toEqual(['wait', true])
  see(400, 0.05, 400)
  expect(state()).toEqual(['', false])
})

it('shows a block as soon as an element in it is focused, and does not hide it again', () => {
  start()
  see(900, 0)
  block().firstElementChild?.dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(state()).toEqual(['', false])
})

it('hides nothing under reduced motion', () => {
  start({ reduced: true })
  expect(ManualObserver.all).toEqual([])
})
