// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startExplanations } from '@/components/enhancements/explanation'

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body

/** Where the explanation of words that stand there is put (top, right, bottom, left), and how far it is lifted. */
const placeAt = (words: DOMRect) => {
  find('button').getBoundingClientRect = () => words
  find('.explanation').dispatchEvent(new Event('beforetoggle'))
  const { style } = find('.explanation')
  return [style.getPropertyValue('--place'), style.getPropertyValue('--lift')]
}

startExplanations()

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollY', 1000)
  document.body.innerHTML = '<button>Words</button><div popover class="explanation"></div><div popover id="menu"></div>'
})

afterEach(() => vi.unstubAllGlobals())

it('stands below its words', () => {
  expect(placeAt(new DOMRect(120, 200, 100, 40))).toEqual(['1240px auto auto 120px', '0px'])
  expect(find('.explanation').hasAttribute('data-placed')).toBe(true)
})

it('stands above words that are low on the screen', () => {
  expect(placeAt(new DOMRect(120, 700, 100, 40))).toEqual(['1700px auto auto 120px', 'calc(-100% - 0.75rem)'])
})

it('is the only popup that is put somewhere', () => {
  find('#menu').dispatchEvent(new Event('beforetoggle'))
  expect(find('#menu').hasAttribute('data-placed')).toBe(false)
})
