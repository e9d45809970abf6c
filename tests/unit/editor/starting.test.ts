// @vitest-environment happy-dom
import '@/tools/editor/page/starting'
import { beforeEach, expect, it } from 'vitest'
import { pageHtml } from '@/tools/editor/page-html'

const page = pageHtml({ brand: 'Acme', origin: 'https://acme.example' })
const sentence = () => document.getElementById('starting')

beforeEach(() => {
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(page)?.[1] ?? ''
})

it('says in HTML that the editor is loading', () => {
  expect(sentence()?.textContent).toBe('Loading the editor…')
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
  expect(sentence()?.textContent).toContain('Reload the page')
})

it('leaves later errors alone', () => {
  sentence()?.remove()
  expect(() => window.dispatchEvent(new Event('error'))).not.toThrow()
})
