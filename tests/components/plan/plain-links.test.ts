import { expect, test } from 'vitest'
import { pageLinkedTo } from '@/components/plan/plain-links'

/** Where a click on a link leads. */
const clickOn = (attributes: Record<string, string>, init: MouseEventInit = {}, isTaken = false) => {
  const link = document.body.appendChild(document.createElement('a'))
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  const word = link.appendChild(document.createElement('em'))
  let address: string | undefined
  const listen = (event: MouseEvent) => {
    if (isTaken) event.preventDefault()
    address = pageLinkedTo(event)
    event.preventDefault()
  }
  // Before the link's own answer: happy-dom goes there while the event is still on its way.
  document.addEventListener('click', listen, { capture: true, once: true })
  word.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  link.remove()
  return address
}

test('a plain link in a text leads to a page, with its question and place', () => {
  expect(clickOn({ href: '/faq?a=1#cost' })).toBe('/faq?a=1#cost')
})

test('what is not for the framework is left to the browser', () => {
  expect(clickOn({ href: '/faq' }, { ctrlKey: true })).toBeUndefined()
  expect(clickOn({ href: '/faq' }, { metaKey: true })).toBeUndefined()
  expect(clickOn({ href: '/faq' }, { button: 1 })).toBeUndefined()
  expect(clickOn({ href: '/faq' }, {}, true)).toBeUndefined()
  expect(clickOn({ href: '/demo-form', target: '_blank' })).toBeUndefined()
  expect(clickOn({ href: 'https://elsewhere.example/faq' })).toBeUndefined()
  expect(clickOn({ href: 'mailto:hello@archline.example' })).toBeUndefined()
  expect(clickOn({ href: '/social/blog.png' })).toBeUndefined()
  expect(clickOn({ href: '#here' })).toBeUndefined()
})
