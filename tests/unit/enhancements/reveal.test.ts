// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startReveal } from '@/components/enhancements/reveal'

/** Replaces the browser's observer: a test sets which blocks come into view. */
class ManualObserver {
  static last: ManualObserver | undefined
  readonly watched = new Set<Element>()
  constructor(private readonly report: (entries: object[]) => void) {
    ManualObserver.last = this
  }
  observe = (element: Element) => this.watched.add(element)
  unobserve = (element: Element) => this.watched.delete(element)
  see = (target: Element, top: number, intersectionRatio: number, height = 10) =>
    this.report([
      {
        target,
        intersectionRatio,
        boundingClientRect: new DOMRect(0, top),
        rootBounds: new DOMRect(0, 0, 1, 800),
        intersectionRect: new DOMRect(0, 0, 1, height),
      },
    ])
}

/** A page with one block that is below the screen. */
const start = ({ reduced = false } = {}) => {
  ManualObserver.last = undefined
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  document.body.innerHTML = '<div data-reveal><button>Next</button></div>'
  startReveal()
}
const block = () => document.querySelector('[data-reveal]') ?? document.body
const see = (top: number, ratio: number, height?: number) => ManualObserver.last?.see(block(), top, ratio, height)
const state = () => [block().getAttribute('data-reveal'), ManualObserver.last?.watched.has(block())]

beforeEach(() => vi.stubGlobal('IntersectionObserver', ManualObserver))
afterEach(() => vi.unstubAllGlobals())

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
  expect(ManualObserver.last).toBeUndefined()
})
