// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startApp } from '@/components/enhancements/start-app'

const addresses = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']
const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined)
const added = () => append.mock.calls.flat() as HTMLScriptElement[]
const root = document.documentElement

let reportPaints: (names: string[]) => void
const disconnect = vi.fn()

class FakeObserver {
  constructor(listener: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
    reportPaints = (names) =>
      listener({ getEntriesByName: (wanted) => names.filter((name) => name === wanted).map(() => ({}) as never) })
  }
  observe = vi.fn()
  disconnect = disconnect
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', FakeObserver)
  append.mockClear()
  document.body.innerHTML = `<script type="application/json" id="AppScripts">${JSON.stringify(addresses)}</script>`
  root.dataset.js = ''
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('startApp', () => {
  it('adds the scripts in order, with their addresses as exported, after the first contentful paint', () => {
    startApp()
    reportPaints(['first-paint'])
    vi.advanceTimersByTime(100)
    expect(added()).toEqual([])
    reportPaints(['first-contentful-paint'])
    vi.advanceTimersByTime(0)
    expect(added().map((script) => [script.getAttribute('src'), script.async])).toEqual(
      addresses.map((address) => [address, true]),
    )
    expect(root.dataset.js).toBe('')
  })

  it('adds them once in a browser that reports no paint', () => {
    startApp()
    vi.advanceTimersByTime(60_000)
    expect(added()).toHaveLength(addresses.length)
    expect(disconnect).toHaveBeenCalled()
  })

  it('reports a document as running at once', () => {
    document.body.innerHTML = ''
    startApp()
    vi.advanceTimersByTime(60_000)
    expect([root.dataset.js, added()]).toEqual(['running', []])
  })
})
