import { expect, it } from 'vitest'
import { articleMetadata } from '@/lib/blog/article-metadata'

const article = {
  slug: 'stock',
  title: 'Better stock decisions',
  preview: 'What forecasts can do for a store.',
  tags: ['Retail'],
  published: '2025-08-19',
}

it('marks a page as an article with its days, its tags, its formats, and its own image', () => {
  expect(articleMetadata({ ...article, updated: '2025-10-02' }, 'Example')).toMatchObject({
    title: 'Better stock decisions | Example',
    alternates: { types: { 'text/markdown': '/blog/stock.md', 'application/rss+xml': '/feed.xml' } },
    authors: [{ name: 'Example' }],
    openGraph: {
      type: 'article',
      publishedTime: '2025-08-19',
      modifiedTime: '2025-10-02',
      tags: ['Retail'],
      images: [{ url: '/social/blog/stock.png' }],
    },
  })
  expect(articleMetadata(article, 'Example').openGraph).toMatchObject({ modifiedTime: '2025-08-19' })
})
