// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { enhance } from '@/components/enhancements/hero-canvas'

class Observer {
  constructor(private readonly report: (entries: unknown[]) => void) {}
  observe = () => this.report([{ isIntersecting: true }])
}

const reduced = '(prefers-reduced-motion: reduce)'

it.each([
  ['nodes alone on screens up to 768 px', [reduced, '(width <= 48rem)'], ['arc']],
  ['the lines between the nodes on wider screens', [reduced], ['arc', 'bezierCurveTo']],
])('draws %s', async (_, matching, expected) => {
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matching.includes(query), addEventListener: vi.fn() }))
  const used = new Set<PropertyKey>()
  const canvas = { width: 0, height: 0, style: {} }
  const context = new Proxy({ canvas }, { get: (own, name) => Reflect.get(own, name) ?? (() => used.add(name)) })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 375, 600))
  document.body.innerHTML = '<section><canvas></canvas><svg class="illustration"></svg></section>'
  enhance(document.querySelector('canvas') as HTMLElement)
  await vi.waitFor(() => expect(used).toContain('arc'))
  expect(['arc', 'bezierCurveTo', 'lineTo'].filter((shape) => used.has(shape))).toEqual(expected)
})
