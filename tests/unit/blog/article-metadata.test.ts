import { expect, it } from 'vitest'
import { articleMetadata } from '@/lib/blog/article-metadata'

const article = {
  slug: 'stock',
  title: 'Better stock decisions',
  preview: 'What forecasts can do for a store.',
  tags: ['Retail'],
  published: '2025-08-19',
}

it('marks a page as an article with its days and tags', () => {
  expect(articleMetadata(article, 'Example')).toMatchObject({
    title: 'Better stock decisions | Example',
    description: article.preview,
    alternates: {
      canonical: '/blog/stock',
      types: { 'text/markdown': '/blog/stock.md', 'application/rss+xml': '/feed.xml' },
    },
    authors: [{ name: 'Example' }],
    openGraph: {
      type: 'article',
      title: article.title,
      url: '/blog/stock',
      publishedTime: '2025-08-19',
      modifiedTime: '2025-08-19',
      tags: ['Retail'],
    },
  })
})

it('contains the day of the last change if there is one', () => {
  const { openGraph } = articleMetadata({ ...article, updated: '2025-10-02' }, 'Example')
  expect(openGraph).toMatchObject({ publishedTime: '2025-08-19', modifiedTime: '2025-10-02' })
})

it('has its own social image', () => {
  expect(articleMetadata(article, 'Example').openGraph?.images).toMatchObject([
    { url: '/social/blog/stock.png', alt: 'Better stock decisions | Example' },
  ])
})
