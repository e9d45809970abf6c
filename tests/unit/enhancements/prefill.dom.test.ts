import { beforeEach, expect, it, vi } from 'vitest'
import { prefillOf } from '@/components/enhancements/prefill'

const address = 'https://forms.example/embed?id=7'
let root: HTMLElement
const frame = () => root.querySelector('iframe')
const links = () => Array.from(root.querySelectorAll('a'), (link) => link.getAttribute('href'))

beforeEach(() => {
  // It is not put into the document, where happy-dom would report that it loads no frames.
  root = document.createElement('div')
  root.innerHTML = `<iframe data-part="frame" src="${address}"></iframe>
<a data-part="frame-link" href="${address}">Open the form</a><a href="/other">Other</a>`
})

it('leaves the form alone where the site names no field', () => {
  prefillOf(root)('Words')
  expect([frame()?.src, links()]).toEqual([address, [address, '/other']])
})

it('fills the field of the form in a new frame and in its links, and empties it', () => {
  root.dataset.prefillField = 'message'
  const [fill, first] = [prefillOf(root), frame()]
  fill('Two words')
  expect([frame()?.src, links()]).toEqual([`${address}&message=Two+words`, [`${address}&message=Two+words`, '/other']])
  expect([root.querySelectorAll('iframe').length, frame() === first]).toEqual([1, false])
  fill('')
  expect([frame()?.src, links()]).toEqual([address, [address, '/other']])
})

it('does not reload a form that the visitor has used', () => {
  root.dataset.prefillField = 'message'
  const fill = prefillOf(root)
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(frame())
  dispatchEvent(new Event('blur'))
  vi.restoreAllMocks()
  fill('Words')
  expect([frame()?.src, links()[0]]).toEqual([address, `${address}&message=Words`])
})
