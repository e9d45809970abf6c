import { expect, it } from 'vitest'
import { articleContexts, relatedCount } from '@/lib/blog/article-context'

const contextsOf = (count: number) => [
  ...articleContexts(
    Array.from({ length: count }, (_, index) => ({ slug: `article-${index}`, tags: ['all'] })),
  ).values(),
]

it.each([1, 3, 4, 9])('names no article twice among %i, and all others where they are few', (count) => {
  for (const { article, related, neighbors } of contextsOf(count)) {
    const named = [article, ...related, neighbors.older, neighbors.newer].filter((one) => one !== undefined)
    expect(new Set(named).size).toBe(named.length)
    expect(related).toHaveLength(Math.min(relatedCount, count - 1))
    expect(named.length).toBeGreaterThanOrEqual(Math.min(count, relatedCount + 2))
  }
})

it('shows the next newer and the next older article where two others remain, which the ends lack', () => {
  const found = contextsOf(5).map(({ neighbors: { newer, older } }) => [newer?.slug, older?.slug])
  expect(found).toEqual([
    [undefined, 'article-1'],
    ['article-0', 'article-2'],
    ['article-1', 'article-3'],
    ['article-2', 'article-4'],
    ['article-3', undefined],
  ])
})
