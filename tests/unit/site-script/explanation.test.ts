// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startExplanations } from '@/components/site-script/explanation'

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body

/** Where the explanation of words that stand there is put: top, right, bottom, left. */
const placeAt = (words: DOMRect) => {
  find('button').getBoundingClientRect = () => words
  find('.explanation').dispatchEvent(new Event('beforetoggle'))
  return find('.explanation').style.getPropertyValue('--place')
}

startExplanations()

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollY', 1000)
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 800, configurable: true })
  document.body.innerHTML = '<button>Words</button><div popover class="explanation"></div><div popover id="menu"></div>'
})

afterEach(() => vi.unstubAllGlobals())

it('stands below its words', () => {
  expect(placeAt(new DOMRect(120, 200, 100, 40))).toBe('1240px auto auto 120px')
  expect(find('.explanation').hasAttribute('data-placed')).toBe(true)
})

it('stands above words that are low on the screen', () => {
  expect(placeAt(new DOMRect(120, 700, 100, 40))).toBe('auto auto -900px 120px')
})

it('is the only popup that is put somewhere', () => {
  find('#menu').dispatchEvent(new Event('beforetoggle'))
  expect(find('#menu').hasAttribute('data-placed')).toBe(false)
})
