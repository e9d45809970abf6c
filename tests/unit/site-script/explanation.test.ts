// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { placeExplanation } from '@/components/site-script/explanation'

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body

/** Opens the explanation of words that stand there on a screen of this width and 800 px of height. */
const openAt = (words: DOMRect, width: number) => {
  vi.stubGlobal('innerWidth', width)
  find('button').getBoundingClientRect = () => words
  const event = Object.defineProperty(new Event('beforetoggle'), 'target', { value: find('.explanation') })
  placeExplanation(event)
  return find('.explanation').style
}

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollY', 1000)
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 800, configurable: true })
  document.body.innerHTML = '<button>Words</button><div popover class="explanation"></div>'
})

afterEach(() => vi.unstubAllGlobals())

it('stands below its words and moves with the page', () => {
  const style = openAt(new DOMRect(120, 200, 100, 40), 1280)
  expect([style.position, style.top, style.left]).toEqual(['absolute', '1240px', '120px'])
})

it('stands above words that are low on the screen', () => {
  const style = openAt(new DOMRect(120, 700, 100, 40), 1280)
  expect([style.position, style.top, style.bottom]).toEqual(['absolute', 'auto', '-900px'])
})

it('stays at the foot of a phone’s screen, also after the screen has become one', () => {
  openAt(new DOMRect(120, 200, 100, 40), 1280)
  expect(openAt(new DOMRect(20, 200, 100, 40), 375).cssText).toBe('')
})
