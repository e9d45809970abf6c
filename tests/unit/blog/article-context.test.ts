import { expect, it } from 'vitest'
import { articleContexts } from '@/lib/blog/article-context'

const contextsOf = (count: number) => [
  ...articleContexts(
    Array.from({ length: count }, (_, index) => ({ slug: `article-${index}`, tags: ['all'] })),
  ).values(),
]

it.each([1, 2, 3, 4, 5, 9])('names no article twice among %i, and all others where they are few', (count) => {
  for (const { article, related, neighbors } of contextsOf(count)) {
    const named = [article, ...related, neighbors.older, neighbors.newer].filter((one) => one !== undefined)
    expect(new Set(named).size).toBe(named.length)
    expect(related).toHaveLength(Math.min(2, count - 1))
    expect(named.length).toBeGreaterThanOrEqual(Math.min(count, 4))
  }
})

it('shows both neighbors where two others remain', () => {
  for (const { neighbors } of contextsOf(5).slice(1, -1)) {
    expect(neighbors.older).toBeDefined()
    expect(neighbors.newer).toBeDefined()
  }
})
