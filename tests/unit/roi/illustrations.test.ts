import { expect, it } from 'vitest'
import { progressChains } from '@/lib/roi/illustrations'
import { quoteAuthor } from '@/lib/roi/quote-author'
import { questions } from '@/lib/roi/wizard'

it.each(Object.entries(progressChains))(
  'the %s chain of progress has a node for each question, from edge to edge',
  (_, { width, height, nodes }) => {
    expect(nodes).toHaveLength(questions.length)
    const [first, last] = [nodes[0], nodes.at(-1)]
    expect([first?.x, first?.y, last?.x, last?.y].map((value) => Math.round(value ?? 0))).toEqual([
      10,
      10,
      width - 10,
      10,
    ])
    const lowest = Math.max(...nodes.map(({ y }) => y))
    expect(lowest).toBeLessThanOrEqual(height - 10)
    expect(lowest).toBeGreaterThan(height / 2)
  },
)

it('names the author of a quote by role and industry', () => {
  expect(quoteAuthor({ role: 'Owner', industry: 'Logistics' })).toBe('Owner, Logistics')
})
