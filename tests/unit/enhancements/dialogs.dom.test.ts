import { afterEach, expect, test, vi } from 'vitest'
import { startDialogs } from '@/components/enhancements/dialogs'

startDialogs()

afterEach(() => {
  document.body.replaceChildren()
})

test.each([
  ['a press beside a dialog', 'dialog', 1, false],
  ['a press on the page', 'a', 1, true],
  ['a key, whatever was pressed before', 'dialog', 0, true],
])('whether a link under the dialog receives the click of %s', (_, pressed, detail, receives) => {
  document.body.append(document.createElement('dialog'))
  const link = document.body.appendChild(document.createElement('a'))
  const listener = vi.fn()
  link.addEventListener('click', listener)
  const bubbles = true
  document.querySelector(pressed)?.dispatchEvent(new Event('pointerdown', { bubbles }))
  const click = new MouseEvent('click', { bubbles, cancelable: true, detail })
  link.dispatchEvent(click)
  expect(listener).toHaveBeenCalledTimes(receives ? 1 : 0)
  expect(click.defaultPrevented).toBe(!receives)
  link.dispatchEvent(new MouseEvent('click', { bubbles, detail: 1 }))
  expect(listener).toHaveBeenCalledTimes(receives ? 2 : 1)
})
