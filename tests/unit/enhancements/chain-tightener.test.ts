// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enhance } from '@/components/enhancements/chain-tightener'

let reduced = false

beforeEach(() => {
  vi.useFakeTimers()
  reduced = false
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  document.body.innerHTML = `<fieldset>
    <input type="radio" name="state" value="before" checked><input type="radio" name="state" value="after">
    <svg class="ba-desktop"></svg><svg class="ba-live"><path></path><path></path><path></path><path></path></svg>
  </fieldset>`
  // happy-dom has no layout: one of the illustrations is visible.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.classList.contains('ba-desktop') ? [{}] : []) as unknown as DOMRectList
  })
  enhance(group())
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const group = () => document.querySelector('fieldset') as HTMLElement
const choose = (value: string) => (document.querySelector(`[value=${value}]`) as HTMLInputElement).click()
const moves = () => group().hasAttribute('data-tightening')
/** The chains and their loose ends, as drawn. */
const drawn = () => Array.from(group().querySelectorAll('.ba-live path'), (line) => line.getAttribute('d')).join('|')

it('tightens the chains and shows them only during the animation', () => {
  choose('after')
  const loose = drawn()
  expect(moves()).toBe(true)
  vi.advanceTimersByTime(100)
  expect(drawn()).toBe(loose)
  vi.advanceTimersByTime(300)
  const between = drawn()
  expect(between).not.toBe(loose)
  vi.advanceTimersByTime(300)
  const tight = drawn()
  expect(tight).not.toBe(between)
  expect(moves()).toBe(true)
  vi.advanceTimersByTime(300)
  expect(drawn()).toBe(tight)
  expect(moves()).toBe(false)
})

it('reverses from the current position when the visitor switches back', () => {
  choose('after')
  vi.advanceTimersByTime(400)
  const between = drawn()
  choose('before')
  expect(drawn()).toBe(between)
  vi.advanceTimersByTime(1000)
  expect(moves()).toBe(false)
  const loose = drawn()
  choose('after')
  expect(drawn()).toBe(loose)
})

it('does not animate under reduced motion', () => {
  reduced = true
  choose('after')
  expect(moves()).toBe(false)
  vi.advanceTimersByTime(400)
  expect(drawn()).toBe('|||')
})
