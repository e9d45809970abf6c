// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { startApp } from '../src/start-app'

const addresses = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']
const append = vi.fn()
const added = () => (append.mock.calls.flat() as HTMLScriptElement[]).map((script) => script.getAttribute('src'))

/** For documents. */
const never = () => expect.unreachable()

let reportPaint: (name: string) => void

beforeEach(() => {
  vi.useFakeTimers()
  const Observer = class {
    constructor(listener: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
      reportPaint = (name) => listener({ getEntriesByName: (wanted) => (wanted === name ? [{} as never] : []) })
    }
    observe = () => {}
    disconnect = () => {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.spyOn(document.head, 'append').mockImplementation(append.mockReset())
  document.body.innerHTML = `<script type="application/json" id="AppScripts">${JSON.stringify(addresses)}</script>`
})

it('adds the scripts once, with their addresses as exported, after the first contentful paint', () => {
  startApp(never)
  reportPaint('first-paint')
  vi.advanceTimersByTime(100)
  expect(added()).toEqual([])
  reportPaint('first-contentful-paint')
  vi.advanceTimersByTime(60_000)
  expect(added()).toEqual(addresses)
})

it('adds them once in a browser that reports no paint', () => {
  startApp(never)
  vi.advanceTimersByTime(60_000)
  expect(added()).toEqual(addresses)
})

it('calls the function for documents on a page without an app', () => {
  document.body.innerHTML = ''
  const ifDocument = vi.fn()
  startApp(ifDocument)
  expect(ifDocument).toHaveBeenCalledOnce()
})
