// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSteadyDialogs } from '@/components/site-script/steady'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const dialogWith = (closedby: string) => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('closedby', closedby)
  return dialog
}

test('a dialog that is about to open hears no click beside it until a double click would be over', () => {
  startSteadyDialogs()
  const dialog = dialogWith('any')
  dialog.dispatchEvent(new Event('beforetoggle'))
  expect(dialog.getAttribute('closedby')).toBe('closerequest')
  vi.advanceTimersByTime(500)
  expect(dialog.getAttribute('closedby')).toBe('any')
})

test('a dialog that no click closes, and one that is about to close, stay as they are', () => {
  startSteadyDialogs()
  const strict = dialogWith('none')
  strict.dispatchEvent(new Event('beforetoggle'))
  expect(strict.getAttribute('closedby')).toBe('none')
  const open = dialogWith('any')
  open.open = true
  open.dispatchEvent(new Event('beforetoggle'))
  expect(open.getAttribute('closedby')).toBe('any')
})
