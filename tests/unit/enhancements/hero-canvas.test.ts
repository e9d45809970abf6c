// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enhance } from '@/components/enhancements/hero-canvas'

/** Counts what is drawn. */
const drawn = { lines: 0, nodes: 0 }
const context = {
  canvas: { width: 0, height: 0, style: {} },
  save: vi.fn(),
  restore: vi.fn(),
  setTransform: vi.fn(),
  clearRect: vi.fn(),
  beginPath: vi.fn(),
  moveTo: vi.fn(),
  stroke: vi.fn(),
  fill: vi.fn(),
  lineTo: () => {
    drawn.lines += 1
  },
  bezierCurveTo: () => {
    drawn.lines += 1
  },
  arc: () => {
    drawn.nodes += 1
  },
}
class Observer {
  constructor(private readonly report: (entries: unknown[]) => void) {}
  observe = () => this.report([{ isIntersecting: true }])
}

let matching: string[] = []

beforeEach(() => {
  drawn.lines = 0
  drawn.nodes = 0
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matching.includes(query), addEventListener: vi.fn() }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 375, 600))
  document.body.innerHTML = '<section><canvas></canvas><svg class="illustration"></svg></section>'
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const reduced = '(prefers-reduced-motion: reduce)'
const start = () => enhance(document.querySelector('canvas') as HTMLElement)

it('draws nodes alone on screens up to 768 px', async () => {
  matching = [reduced, '(max-width: 768px)']
  start()
  await vi.waitFor(() => expect(drawn.nodes).toBeGreaterThan(0))
  expect(drawn.lines).toBe(0)
})

it('draws the lines between the nodes on wider screens', async () => {
  matching = [reduced]
  start()
  await vi.waitFor(() => expect(drawn.nodes).toBeGreaterThan(0))
  expect(drawn.lines).toBeGreaterThan(0)
})
