import { beforeEach, describe, expect, it, vi } from 'vitest'
import { arrive, whenShown } from '@/components/enhancements/arrival'
import { stubNavigation } from '../../support/navigation'

const scroll = vi.fn()
const stubMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scroll.mockReset())
  stubNavigation('navigate')
  stubMotion(false)
  history.replaceState(null, '', '/services/build')
  document.body.innerHTML = '<main data-scroll-to="development"></main><p id="development"></p><button>First</button>'
})

describe('arriving on a page', () => {
  it.each([
    ['after a reload', () => stubNavigation('reload')],
    ['after the back button', () => stubNavigation('back_forward')],
    ['where the address has a fragment', () => history.replaceState(null, '', '/services/build#compare')],
    ['away from what has the focus', () => setTimeout(() => document.querySelector('button')?.focus())],
  ])('does not scroll %s', (_, happen) => {
    happen()
    arrive()
    vi.runAllTimers()
    expect(scroll).not.toHaveBeenCalled()
  })
})

it('a page that the browser prerendered arrives when it is shown', () => {
  const then = vi.fn()
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  whenShown(then)
  expect(then).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(then).toHaveBeenCalledOnce()
  Reflect.deleteProperty(document, 'prerendering')
})
