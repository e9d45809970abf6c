import { expect, it } from 'vitest'
import { neighborsBySlug } from '@/lib/blog/article-context'

it('the neighbors of an article are the next newer and the next older one, which the ends lack', () => {
  const [newest, second, oldest] = [{ slug: 'newest' }, { slug: 'second' }, { slug: 'oldest' }]
  expect(Object.fromEntries(neighborsBySlug([newest, second, oldest]))).toEqual({
    newest: { newer: undefined, older: second },
    second: { newer: newest, older: oldest },
    oldest: { newer: second, older: undefined },
  })
})
