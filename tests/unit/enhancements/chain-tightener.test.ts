// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { enhance } from '@/components/enhancements/chain-tightener'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
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

const group = () => document.querySelector('fieldset') as HTMLElement
const choose = (value: string) => (document.querySelector(`[value=${value}]`) as HTMLInputElement).click()
const moves = () => group().hasAttribute('data-tightening')
/** The chains and their loose ends, as drawn. */
const drawn = () => Array.from(group().querySelectorAll('.ba-live path'), (line) => line.getAttribute('d')).join('|')

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
