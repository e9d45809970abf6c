// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadWhenNeeded } from '@/components/enhancements/load'

const { chains, hero } = vi.hoisted(() => ({ chains: vi.fn(), hero: vi.fn() }))
vi.mock('@/components/enhancements/chain-tightener', () => ({ enhance: chains }))
vi.mock('@/components/enhancements/hero-canvas', () => ({ enhance: hero }))

/** Replaces the browser's observer: a test sets which elements come near. */
class ManualObserver {
  static all: ManualObserver[] = []
  constructor(readonly report: (entries: { isIntersecting: boolean }[]) => void) {
    ManualObserver.all.push(this)
  }
  observe = vi.fn()
  disconnect = vi.fn()
}

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const touch = (selector: string, type = 'pointerover') =>
  find(selector).dispatchEvent(new Event(type, { bubbles: true }))

beforeEach(() => {
  ManualObserver.all = []
  vi.stubGlobal('IntersectionObserver', ManualObserver)
  vi.clearAllMocks()
  document.body.innerHTML =
    '<p>Words</p><canvas data-enhance="hero-canvas"></canvas><fieldset data-enhance="chain-tightener"><b></b></fieldset>'
  loadWhenNeeded()
})

afterEach(() => vi.unstubAllGlobals())

it('loads an enhancement once, when its element comes near', async () => {
  const [observer] = ManualObserver.all
  observer?.report([{ isIntersecting: false }])
  expect(observer?.disconnect).not.toHaveBeenCalled()
  observer?.report([{ isIntersecting: true }])
  touch('b')
  await vi.waitFor(() => expect(chains).toHaveBeenCalledExactlyOnceWith(find('fieldset')))
  expect(observer?.disconnect).toHaveBeenCalled()
})

it('records that an enhancement has failed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  chains.mockImplementationOnce(() => {
    throw new Error('broken')
  })
  const { dataset } = find('fieldset')
  expect(dataset.scriptError).toBeUndefined()
  touch('b')
  await vi.waitFor(() => expect(dataset.scriptError).toBe(location.hash))
})

it.each(['pointerover', 'pointerdown', 'focusin'])('loads it on interaction: %s', async (type) => {
  touch('p', type)
  touch('b', type)
  await vi.waitFor(() => expect(chains).toHaveBeenCalledExactlyOnceWith(find('fieldset')))
})

it('loads the hero canvas at the first event anywhere, and does not observe its position', async () => {
  expect(ManualObserver.all).toHaveLength(1)
  expect(hero).not.toHaveBeenCalled()
  touch('p', 'keydown')
  await vi.waitFor(() => expect(hero).toHaveBeenCalledExactlyOnceWith(find('canvas')))
  expect(chains).not.toHaveBeenCalled()
})
