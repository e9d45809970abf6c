import { expect, it } from 'vitest'
import { tagMetadata, tagPages, topicsOf } from '@/lib/blog/tags'

const articles = [
  { slug: 'c', tags: ['Retail', 'Real Estate'] },
  { slug: 'b', tags: ['retail'] },
  { slug: 'a', tags: ['日本'] },
]

it('has every topic once with its articles, as its newest article spells it', () => {
  const [first, second, third] = articles
  expect(topicsOf(articles)).toEqual([
    { slug: '65e5-672c', name: '日本', articles: [third] },
    { slug: 'real-estate', name: 'Real Estate', articles: [first] },
    { slug: 'retail', name: 'Retail', articles: [first, second] },
  ])
  expect(topicsOf([{ tags: ['A', 'a'] }])).toEqual([{ slug: 'a', name: 'A', articles: [{ tags: ['A', 'a'] }] }])
})

it('orders the topics by their addresses', () => {
  expect(topicsOf([{ tags: ['B', 'C', 'A', 'D'] }]).map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D'])
})

it('divides a topic with many articles into pages', () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ slug: `a${index}`, tags: ['Real Estate'] }))
  const pages = tagPages(many)
  expect([...pages.keys()]).toEqual(['real-estate', 'real-estate/page/2'])
  expect(pages.get('real-estate/page/2')).toEqual({
    slug: 'real-estate',
    name: 'Real Estate',
    page: 2,
    pages: 2,
    articles: many.slice(24),
  })
  expect(tagPages([]).size).toBe(0)
})

it('titles a further page of a topic by its number, with the social image of the first', () => {
  const copy = { pageLabel: 'Page', tagPage: { title: 'On {tag}', description: 'All about {tag}.' } }
  const topic = { slug: 'real-estate', name: 'Real Estate' }
  expect(tagMetadata({ ...topic, page: 1 }, copy, 'Brand')).toMatchObject({ title: 'On Real Estate' })
  expect(tagMetadata({ ...topic, page: 2 }, copy, 'Brand')).toMatchObject({
    title: 'Page 2 | On Real Estate',
    description: 'Page 2 | All about Real Estate.',
    alternates: { canonical: '/blog/tag/real-estate/page/2' },
    openGraph: { images: [{ url: '/social/blog/tag/real-estate.png' }] },
  })
})
