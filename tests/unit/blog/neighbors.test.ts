import { describe, expect, it } from 'vitest'
import { neighborsBySlug } from '@/lib/blog/neighbors'

const newest = { slug: 'newest' }
const second = { slug: 'second' }
const third = { slug: 'third' }
const oldest = { slug: 'oldest' }
const articles = [newest, second, third, oldest]

const neighborsOf = (slug: string) => neighborsBySlug(articles).get(slug)

describe('the neighbors of an article', () => {
  it('are the next newer and the next older one', () => {
    expect(neighborsOf('second')).toEqual({ newer: newest, older: third })
  })

  it('are missing at the ends', () => {
    expect(neighborsOf('newest')).toEqual({ newer: undefined, older: second })
    expect(neighborsOf('oldest')).toEqual({ newer: third, older: undefined })
  })
})
