import { expect, it } from 'vitest'
import { neighborsBySlug } from '@/lib/blog/neighbors'

it('finds the newer and the older article, and none beyond the ends', () => {
  const [newest, middle, oldest] = [{ slug: 'newest' }, { slug: 'middle' }, { slug: 'oldest' }]
  const neighbors = neighborsBySlug([newest, middle, oldest])
  expect(neighbors.get('newest')).toEqual({ newer: undefined, older: middle })
  expect(neighbors.get('middle')).toEqual({ newer: newest, older: oldest })
  expect(neighbors.get('oldest')).toEqual({ newer: middle, older: undefined })
})
