// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arrive, whenShown } from '@/components/enhancements/arrival'

const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
const stubMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

/** Sets the navigation type of the document. */
const stubNavigation = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  stubNavigation('navigate')
  stubMotion(false)
  history.replaceState(null, '', '/services/build')
  document.body.innerHTML = '<main data-scroll-to="development"><section id="development"></section></main>'
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('arriving on a page', () => {
  it('scrolls to its section after 100 ms', () => {
    arrive()
    vi.advanceTimersByTime(99)
    expect(scroll).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' })
  })

  it.each(['reload', 'back_forward'])('does not scroll after %s', (type) => {
    stubNavigation(type)
    arrive()
    vi.runAllTimers()
    expect(scroll).not.toHaveBeenCalled()
  })

  it('does not scroll away from what has the focus', () => {
    document.body.innerHTML += '<button>First</button>'
    arrive()
    document.querySelector('button')?.focus()
    vi.runAllTimers()
    expect(scroll).not.toHaveBeenCalled()
  })

  it('scrolls without animation under reduced motion', () => {
    stubMotion(true)
    arrive()
    vi.runAllTimers()
    expect(scroll).toHaveBeenCalledWith({ behavior: 'instant' })
  })

  it('follows the fragment of the address instead, if it has one', () => {
    history.replaceState(null, '', '/services/build#compare')
    arrive()
    vi.runAllTimers()
    expect(scroll).not.toHaveBeenCalled()
  })
})

describe('a page that the browser prerendered', () => {
  it('arrives when it is shown', () => {
    const then = vi.fn()
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    whenShown(then)
    expect(then).not.toHaveBeenCalled()
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(then).toHaveBeenCalledOnce()
    Reflect.deleteProperty(document, 'prerendering')
  })
})
