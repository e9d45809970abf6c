// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createArrival, whenShown } from '@/components/site-script/arrival'

const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
const stubMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  stubMotion(false)
  history.replaceState(null, '', '/services/build')
  document.body.innerHTML = '<main data-scroll-to="development"><section id="development"></section></main>'
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('arriving on a page', () => {
  it('scrolls to its part after 100 ms, once', () => {
    const arrive = createArrival()
    arrive()
    vi.advanceTimersByTime(99)
    expect(scroll).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' })
    arrive()
    vi.runAllTimers()
    expect(scroll).toHaveBeenCalledOnce()
  })

  it('jumps where motion is not wanted', () => {
    stubMotion(true)
    createArrival()()
    vi.runAllTimers()
    expect(scroll).toHaveBeenCalledWith({ behavior: 'instant' })
  })

  it('goes where the address says instead when it names a part', () => {
    history.replaceState(null, '', '/services/build#compare')
    createArrival()()
    vi.runAllTimers()
    expect(scroll).not.toHaveBeenCalled()
  })

  it('notices the next page', () => {
    const arrive = createArrival()
    arrive()
    history.replaceState(null, '', '/services/manage')
    arrive()
    vi.runAllTimers()
    expect(scroll).toHaveBeenCalledTimes(2)
  })

  it('writes a missing path to the log', () => {
    history.replaceState(null, '', '/nowhere')
    document.body.innerHTML = '<main data-missing-path></main>'
    createArrival()()
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
