import { expect, it } from 'vitest'
import { articlesByTag, tagSlug, tagsOf } from '@/lib/blog/tags'

const articles = [
  { slug: 'c', tags: ['Retail', 'Real Estate'] },
  { slug: 'b', tags: ['retail'] },
  { slug: 'a', tags: ['日本'] },
]

it('has every topic once, as its newest article spells it', () => {
  expect(tagsOf(articles)).toEqual([
    { slug: '65e5-672c', name: '日本' },
    { slug: 'real-estate', name: 'Real Estate' },
    { slug: 'retail', name: 'Retail' },
  ])
})

it('finds the articles of a topic whatever its spelling', () => {
  expect(
    articlesByTag(articles)
      .get(tagSlug('RETAIL'))
      ?.map(({ slug }) => slug),
  ).toEqual(['c', 'b'])
  expect(articlesByTag([{ tags: ['A', 'a'] }]).get('a')).toHaveLength(1)
})
