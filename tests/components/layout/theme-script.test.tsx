import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ThemeScript } from '@/components/layout/theme-script'
import { markScriptsRunning } from '@/lib/script-state'

const { dataset } = document.documentElement
let listeners: AbortController

/** Runs the inline script as a browser does. */
const run = () => {
  const code = renderToStaticMarkup(<ThemeScript />).replace(/<\/?script>/g, '')
  new Function('addEventListener', code)((type: string, listener: EventListener, capture?: boolean) =>
    addEventListener(type, listener, { capture, signal: listeners.signal }),
  )
}
const state = () => [dataset.js, dataset.failedAt]
const failing = (tag: string, src: string) => {
  const element = document.createElement(tag)
  // A type that no browser runs, so that nothing is fetched.
  element.setAttribute('type', 'text/plain')
  element.setAttribute('src', src)
  document.body.append(element)
  element.dispatchEvent(new Event('error'))
  element.remove()
}
const ownScript = () => `${location.origin}/script.js`

beforeEach(() => {
  listeners = new AbortController()
  run()
})
afterEach(() => {
  listeners.abort()
  localStorage.clear()
  for (const name of ['data-js', 'data-failed-at', 'data-theme']) document.documentElement.removeAttribute(name)
})

it('sets `data-js`', () => expect(state()).toEqual(['', undefined]))

it('removes `data-js` when a promise is rejected without a handler, and keeps the fragment', () => {
  history.replaceState(null, '', '#plan=a')
  dispatchEvent(new Event('unhandledrejection'))
  expect(state()).toEqual([undefined, '#plan=a'])
})

it('ignores images, scripts of other sites, and errors after the scripts run', () => {
  failing('img', `${location.origin}/picture.webp`)
  failing('script', 'https://elsewhere.example/script.js')
  dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://id/content.js' }))
  expect(state()).toEqual(['', undefined])
  markScriptsRunning()
  failing('script', ownScript())
  expect(state()).toEqual(['running', undefined])
})

it('sets `data-js` again when an app runs in spite of an earlier error', () => {
  failing('script', ownScript())
  markScriptsRunning()
  expect(state()).toEqual(['running', undefined])
})
