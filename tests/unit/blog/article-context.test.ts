import { expect, it } from 'vitest'
import { articleContexts, neighborsBySlug } from '@/lib/blog/article-context'

const contextsOf = (count: number) => [
  ...articleContexts(
    Array.from({ length: count }, (_, index) => ({ slug: `article-${index}`, tags: ['all'] })),
  ).values(),
]

it.each([1, 3, 4, 9])('names no article twice among %i, and all others where they are few', (count) => {
  for (const { article, related, neighbors } of contextsOf(count)) {
    const named = [article, ...related, neighbors.older, neighbors.newer].filter((one) => one !== undefined)
    expect(new Set(named).size).toBe(named.length)
    expect(related).toHaveLength(Math.min(2, count - 1))
    expect(named.length).toBeGreaterThanOrEqual(Math.min(count, 4))
  }
})

it('the neighbors of an article are the next newer and the next older one, which the ends lack', () => {
  const [newest, second, oldest] = [{ slug: 'newest' }, { slug: 'second' }, { slug: 'oldest' }]
  expect(Object.fromEntries(neighborsBySlug([newest, second, oldest]))).toEqual({
    newest: { newer: undefined, older: second },
    second: { newer: newest, older: oldest },
    oldest: { newer: second, older: undefined },
  })
})
