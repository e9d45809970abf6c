// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { pageHtml } from '../src'
import '../src/starting'

const page = pageHtml({ brand: 'Acme', origin: 'https://acme.example' })
const sentence = () => document.getElementById('starting')

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(page)?.[1] ?? ''
})

const error = new DOMException('denied', 'QuotaExceededError')
const refusal = Object.assign(new Event('unhandledrejection'), { reason: new Error('refused') })

it.each<[string, Event, boolean, string[]]>([
  ['a script with a mistake', new ErrorEvent('error', { message: 'no storage' }), true, ['no storage', 'Reload']],
  ['a file that cannot be loaded', new Event('error'), true, ['a file is missing', 'Reload the page']],
  ['a promise that nobody awaits', refusal, true, ['refused', 'Reload the page']],
  [
    'no room',
    new ErrorEvent('error', { error }),
    true,
    ['QuotaExceededError: denied', 'Allow this site to store data'],
  ],
  ['no encryption', new ErrorEvent('error', { message: 'storage is undefined' }), false, ['https://']],
])('says why the editor does not start, and what to do: %s', (_, event, isSecure, parts) => {
  expect(sentence()?.firstElementChild?.textContent).toBe('Loading the editor…')
  vi.stubGlobal('isSecureContext', isSecure)
  window.dispatchEvent(event)
  for (const part of parts) expect(sentence()?.textContent).toContain(part)
  expect(sentence()?.textContent).not.toContain('Loading')
})

it('leaves later errors alone', () => {
  sentence()?.remove()
  const forms = document.body.innerHTML
  expect(() => window.dispatchEvent(new Event('error'))).not.toThrow()
  expect(document.body.innerHTML).toBe(forms)
})
