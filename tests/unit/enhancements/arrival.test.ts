// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arrive, whenShown } from '@/components/enhancements/arrival'

const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
const stubMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

/** Pretends that the visitor has come to the document in this way. */
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
  it('scrolls to its part after 100 ms', () => {
    arrive()
    vi.advanceTimersByTime(99)
    expect(scroll).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' })
  })

  it.each(['reload', 'back_forward'])('stays where it was after %s', (type) => {
    stubNavigation(type)
    arrive()
    vi.runAllTimers()
    expect(scroll).not.toHaveBeenCalled()
  })

  it('jumps where motion is not wanted', () => {
    stubMotion(true)
    arrive()
    vi.runAllTimers()
    expect(scroll).toHaveBeenCalledWith({ behavior: 'instant' })
  })

  it('goes where the address says instead when it names a part', () => {
    history.replaceState(null, '', '/services/build#compare')
    arrive()
    vi.runAllTimers()
    expect(scroll).not.toHaveBeenCalled()
  })

  it('writes a missing path to the log', () => {
    history.replaceState(null, '', '/nowhere')
    document.body.innerHTML = '<main data-missing-path></main>'
    arrive()
    expect(warn).toHaveBeenCalledExactlyOnceWith('Page not found: /nowhere')
  })
})

describe('a page that the browser prepared in advance', () => {
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
