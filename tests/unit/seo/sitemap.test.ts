import { expect, test } from 'vitest'
import { sitemapEntries } from '@/lib/seo/sitemap'

test('lists indexable pages once and articles with the day of their last change', () => {
  const entries = sitemapEntries('https://example.com', {
    articles: [
      { slug: 'one', published: '2025-01-02' },
      { slug: 'two', published: '2025-01-03', updated: '2025-02-01' },
    ],
    jobs: [{ id: 'guide', posted: '2025-01-01' }],
  })
  expect(entries.map(({ url }) => url)).toEqual([
    'https://example.com/',
    'https://example.com/about',
    'https://example.com/use-cases',
    'https://example.com/faq',
    'https://example.com/services',
    'https://example.com/roi-calculator',
    'https://example.com/plan',
    'https://example.com/blog',
    'https://example.com/contact',
    'https://example.com/lead-form',
    'https://example.com/careers',
    'https://example.com/privacy',
    'https://example.com/terms',
    'https://example.com/careers/guide',
    'https://example.com/blog/one',
    'https://example.com/blog/two',
  ])
  expect(entries.slice(-3).map(({ lastModified }) => lastModified)).toEqual(['2025-01-01', '2025-01-02', '2025-02-01'])
})

test('lists the further pages of a long article list', () => {
  const articles = Array.from({ length: 30 }, (_, index) => ({ slug: `article-${index}`, published: '2025-01-02' }))
  const paths = sitemapEntries('https://example.com', { articles, jobs: [] }).map(({ url }) => new URL(url).pathname)
  expect(paths.filter((path) => path.startsWith('/blog/page/'))).toEqual(['/blog/page/2'])
})
