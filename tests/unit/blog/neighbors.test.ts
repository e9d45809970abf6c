import { describe, expect, it } from 'vitest'
import { neighborsBySlug } from '@/lib/blog/neighbors'

const newest = { slug: 'newest' }
const second = { slug: 'second' }
const third = { slug: 'third' }
const oldest = { slug: 'oldest' }
const articles = [newest, second, third, oldest]

/** The neighbors of one article whose page already links to `offered`. */
const neighborsOf = (slug: string, offered: typeof articles = []) =>
  neighborsBySlug(articles, new Map([[slug, offered]])).get(slug)

describe('the neighbors of an article', () => {
  it('are the next newer and the next older one', () => {
    expect(neighborsOf('second')).toEqual({ newer: newest, older: third })
  })

  it('are missing at the ends', () => {
    expect(neighborsOf('newest')).toEqual({ newer: undefined, older: second })
    expect(neighborsOf('oldest')).toEqual({ newer: third, older: undefined })
  })

  it('skip articles that the page already links to', () => {
    expect(neighborsOf('newest', [second, third])).toEqual({ newer: undefined, older: oldest })
    expect(neighborsOf('third', [second, oldest])).toEqual({ newer: newest, older: undefined })
  })

  it('are missing when the page already links to all others', () => {
    expect(neighborsOf('second', [newest, third, oldest])).toEqual({ newer: undefined, older: undefined })
  })
})
