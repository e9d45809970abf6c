// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { loadWhenNeeded } from '@/components/enhancements/load'
import { ManualObserver } from '../../support/manual-observer'

const { chains, hero } = vi.hoisted(() => ({ chains: vi.fn(), hero: vi.fn() }))
vi.mock('@/components/enhancements/chain-tightener', () => ({ enhance: chains }))
vi.mock('@/components/enhancements/hero-canvas', () => ({ enhance: hero }))

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const touch = (selector: string, type = 'pointerover') =>
  find(selector).dispatchEvent(new Event(type, { bubbles: true }))
const observerOf = (selector: string) => ManualObserver.all.find(({ watched }) => watched.has(find(selector)))

beforeEach(() => {
  ManualObserver.all = []
  vi.stubGlobal('IntersectionObserver', ManualObserver)
  vi.clearAllMocks()
  document.body.innerHTML =
    '<p>Words</p><canvas data-enhance="hero-canvas"></canvas><fieldset data-enhance="chain-tightener"><b></b></fieldset>'
  loadWhenNeeded()
})

it('loads an enhancement once, when its element comes near', async () => {
  const observer = observerOf('fieldset')
  observer?.report({ isIntersecting: false })
  expect(chains).not.toHaveBeenCalled()
  observer?.report({ isIntersecting: true })
  touch('b')
  await vi.waitFor(() => expect(chains).toHaveBeenCalledExactlyOnceWith(find('fieldset')))
  expect(observer?.watched.size).toBe(0)
})

it.each(['pointerover', 'pointerdown', 'focusin'])('loads it on interaction: %s', async (type) => {
  touch('p', type)
  touch('b', type)
  await vi.waitFor(() => expect(chains).toHaveBeenCalledExactlyOnceWith(find('fieldset')))
})

it('loads the hero canvas at the first event anywhere, and does not observe its position', async () => {
  expect(observerOf('canvas')).toBeUndefined()
  expect(hero).not.toHaveBeenCalled()
  touch('p', 'keydown')
  await vi.waitFor(() => expect(hero).toHaveBeenCalledExactlyOnceWith(find('canvas')))
  expect(chains).not.toHaveBeenCalled()
})
