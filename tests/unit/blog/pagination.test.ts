import { describe, expect, it } from 'vitest'
import { articlesOfPage, pageCount } from '@/lib/blog/pagination'

const articles = (total: number) => Array.from({ length: total }, (_, index) => index + 1)

describe('pages of the blog', () => {
  it.each([
    [0, 1],
    [24, 1],
    [25, 2],
  ])('puts %i articles on %i pages', (total, pages) => {
    expect(pageCount(total)).toBe(pages)
  })

  it('contains every article exactly once, in order', () => {
    const all = articles(61)
    const pages = Array.from({ length: pageCount(all.length) }, (_, index) => articlesOfPage(all, index + 1))
    expect(pages.map(({ length }) => length)).toEqual([24, 24, 13])
    expect(pages.flat()).toEqual(all)
  })

  it.each([0, 3])('has no articles on a page %i of two', (page) => {
    expect(articlesOfPage(articles(30), page)).toEqual([])
  })
})
