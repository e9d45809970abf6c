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

  it('relates twenty thousand articles with one tag within the time limit, which a quadratic search would exceed', () => {
    const articles = Array.from({ length: 20_000 }, (_, index) => article(`article-${index}`, 'everywhere'))
    expect(slugs(relateArticles(articles, 2).get('article-9000'))).toEqual(['article-8999', 'article-9001'])
  })
})
