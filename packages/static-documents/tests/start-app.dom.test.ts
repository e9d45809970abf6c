import { expect, it, vi } from 'vitest'
import { startApp } from '../src/start-app'

const addresses = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']

it('adds the scripts of an app once in a browser that reports no paint', () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = () => {}
      disconnect = () => {}
    },
  )
  const append = vi.spyOn(document.head, 'append').mockReturnValue()
  document.body.innerHTML = `<script type="application/json" id="AppScripts">${JSON.stringify(addresses)}</script>`
  startApp(() => expect.unreachable())
  vi.advanceTimersByTime(60_000)
  const added = append.mock.calls.flat() as HTMLScriptElement[]
  expect(added.map((script) => script.getAttribute('src'))).toEqual(addresses)
})
