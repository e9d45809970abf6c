import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { relateArticles } from '@/lib/blog/related'

const article = (slug: string, ...tags: string[]) => ({ slug, tags })

const slugs = (articles: readonly { slug: string }[] | undefined) => articles?.map(({ slug }) => slug)

describe('related articles', () => {
  it('prefers a rare shared tag over a common one', () => {
    const articles = [
      article('a', 'common', 'rare'),
      article('b', 'common'),
      article('c', 'common'),
      article('d', 'rare'),
    ]
    expect(slugs(relateArticles(articles, 2).get('a'))).toEqual(['d', 'b'])
  })

  it('prefers the nearest in time among equals, and adds them where no tag is shared', () => {
    const articles = ['a', 'b', 'c', 'd', 'e'].map((slug) => article(slug, slug))
    expect(slugs(relateArticles(articles, 2).get('d'))).toEqual(['c', 'e'])
  })

  it('returns as many different articles as there are, never the article itself', () => {
    const tags = fc.uniqueArray(fc.constantFrom('w', 'x', 'y', 'z'), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(tags, { maxLength: 40 }), fc.integer({ min: 1, max: 4 }), (lists, limit) => {
        const articles = lists.map((list, index) => article(`article-${index}`, ...list))
        const related = relateArticles(articles, limit)
        for (const { slug } of articles) {
          const found = slugs(related.get(slug)) ?? []
          expect(found).not.toContain(slug)
          expect(new Set(found).size).toBe(found.length)
          expect(found).toHaveLength(Math.min(limit, articles.length - 1))
        }
      }),
    )
  })

  it('relates twenty thousand articles with one tag within the time limit, which a quadratic search would exceed', () => {
    const articles = Array.from({ length: 20_000 }, (_, index) => article(`article-${index}`, 'everywhere'))
    expect(slugs(relateArticles(articles, 2).get('article-9000'))).toEqual(['article-8999', 'article-9001'])
  })
})
