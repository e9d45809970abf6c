import { expect, test } from 'vitest'
import { createPressGuard, type Press } from '@/components/ui/use-press-guard'

const press = (change: Partial<Press> = {}): Press => ({
  isTrusted: true,
  detail: 1,
  clientX: 100,
  clientY: 100,
  timeStamp: 1000,
  ...change,
})

/** A guard armed by a press at 100, 100 and 1000 ms. */
function armedGuard() {
  const guard = createPressGuard()
  guard.count(press())
  guard.arm()
  return guard
}

test.each<[string, Partial<Press>, boolean, boolean]>([
  ['a second tap near the first', { timeStamp: 1499, clientX: 112 }, true, true],
  ['a second tap too late', { timeStamp: 1500 }, true, false],
  ['a second tap too far away', { timeStamp: 1100, clientY: 113 }, true, false],
  ['the second press of a double click', { timeStamp: 1100, detail: 2 }, false, true],
  ['a single click of a mouse', { timeStamp: 1100 }, false, false],
  ['a press by keyboard', { timeStamp: 1100, detail: 0 }, true, false],
  ['a press by a program', { timeStamp: 1100, isTrusted: false }, true, false],
])('%s: repeats the press or not', (_, change, isTouch, expected) => {
  expect(armedGuard().repeats(press(change), isTouch)).toBe(expected)
})
