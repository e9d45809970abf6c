// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
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

const group = () => document.querySelector('fieldset') as HTMLElement
const choose = (value: string) => (document.querySelector(`[value=${value}]`) as HTMLInputElement).click()
const moves = () => group().hasAttribute('data-tightening')
/** The chains and their loose ends, as drawn. */
const drawn = () => Array.from(group().querySelectorAll('.ba-live path'), (line) => line.getAttribute('d')).join('|')

it('tightens the chains after a moment and shows them only during the animation', () => {
  choose('after')
  const frames = [0, 100, 300, 300, 300].map((time) => {
    vi.advanceTimersByTime(time)
    return [drawn(), moves()]
  })
  const [loose, between, tight] = [frames[0]?.[0], frames[2]?.[0], frames[3]?.[0]]
  expect(new Set([loose, between, tight]).size).toBe(3)
  expect(frames).toEqual([
    [loose, true],
    [loose, true],
    [between, true],
    [tight, true],
    [tight, false],
  ])
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
