// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startReveal } from '@/components/enhancements/reveal'

type Seen = Partial<Omit<IntersectionObserverEntry, 'target'>> & { target: Element }

/** Replaces the browser's observer: a test sets which blocks come into view. */
class ManualObserver {
  static last: ManualObserver
  readonly watched = new Set<Element>()
  constructor(private readonly report: (entries: Seen[]) => void) {
    ManualObserver.last = this
  }
  observe = (element: Element) => this.watched.add(element)
  unobserve = (element: Element) => this.watched.delete(element)
  disconnect = () => this.watched.clear()
  see = (target: Element, top: number, ratio: number, height = 10) =>
    this.report([
      {
        target,
        intersectionRatio: ratio,
        boundingClientRect: new DOMRect(0, top),
        rootBounds: new DOMRect(0, 0, 1, 800),
        intersectionRect: new DOMRect(0, 0, 1, height),
      },
    ])
}

const block = (id: string) => document.getElementById(id) ?? document.body
const state = (id: string) => block(id).getAttribute('data-reveal')
let reduced = false

beforeEach(() => {
  reduced = false
  vi.stubGlobal('IntersectionObserver', ManualObserver)
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  document.body.innerHTML = '<div id="top" data-reveal></div><div id="below" data-reveal></div>'
})

afterEach(() => vi.unstubAllGlobals())

describe('revealing blocks', () => {
  it('hides a block below the fold until a tenth of it is in view, once', () => {
    startReveal()
    const { see, watched } = ManualObserver.last
    see(block('below'), 900, 0)
    expect(state('below')).toBe('wait')
    see(block('below'), 760, 0.05)
    expect(state('below')).toBe('wait')
    see(block('below'), 700, 0.1)
    expect(state('below')).toBe('')
    expect(watched.has(block('below'))).toBe(false)
  })

  it('shows a very tall block when it fills half of the screen', () => {
    startReveal()
    ManualObserver.last.see(block('below'), 900, 0)
    ManualObserver.last.see(block('below'), 400, 0.05, 400)
    expect(state('below')).toBe('')
  })

  it('shows a block as soon as an element in it is focused, and does not hide it again', () => {
    block('below').innerHTML = '<button type="button">Next</button>'
    startReveal()
    const { see, watched } = ManualObserver.last
    see(block('below'), 900, 0)
    block('below')
      .querySelector('button')
      ?.dispatchEvent(new Event('focusin', { bubbles: true }))
    expect(state('below')).toBe('')
    expect(watched.has(block('below'))).toBe(false)
  })

  it('hides nothing under reduced motion', () => {
    reduced = true
    startReveal()
    expect(document.querySelector('[data-reveal="wait"]')).toBeNull()
  })
})
