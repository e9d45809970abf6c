// @vitest-environment happy-dom
import '@/tools/editor/page/starting'
import { beforeEach, expect, it, vi } from 'vitest'
import { pageHtml } from '@/tools/editor/page-html'

const page = pageHtml({ brand: 'Acme', origin: 'https://acme.example' })
const sentence = () => document.getElementById('starting')

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(page)?.[1] ?? ''
})

it('says in HTML that the editor is loading, and what to do when it does not', () => {
  expect(sentence()?.firstElementChild?.textContent).toBe('Loading the editor…')
  expect(sentence()?.lastElementChild?.textContent).toContain('reload the page')
})

it.each([
  ['a script with a mistake', () => new ErrorEvent('error', { message: 'no storage' }), 'no storage'],
  ['a file that cannot be loaded', () => new Event('error'), 'a file is missing'],
  [
    'a promise that nobody awaits',
    () => Object.assign(new Event('unhandledrejection'), { reason: new Error('refused') }),
    'refused',
  ],
])('says why the editor does not start, and what to do: %s', (_, event, reason) => {
  window.dispatchEvent(event())
  expect(sentence()?.textContent).toContain(reason)
  expect(sentence()?.textContent).not.toContain('Loading')
  expect(sentence()?.textContent).toContain('Reload the page')
})

it.each([
  ['refuses to store', 'SecurityError'],
  ['has no room left', 'QuotaExceededError'],
])('says that it needs to store data where the browser %s', (_, name) => {
  window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught ', error: new DOMException('denied', name) }))
  expect(sentence()?.textContent).toContain(`${name}: denied`)
  expect(sentence()?.textContent).toContain('Allow this site to store data')
})

it('says that its address must be encrypted, without which browsers store nothing', () => {
  vi.stubGlobal('isSecureContext', false)
  window.dispatchEvent(new ErrorEvent('error', { message: 'storage is undefined' }))
  expect(sentence()?.textContent).toContain('https://')
})

it('leaves later errors alone', () => {
  sentence()?.remove()
  const forms = document.body.innerHTML
  expect(() => window.dispatchEvent(new Event('error'))).not.toThrow()
  expect(document.body.innerHTML).toBe(forms)
})
