import { expect, test } from 'vitest'
import { newestDays } from '@/lib/build/changes'
import { pageDays, sitemapEntries } from '@/lib/seo/sitemap'

const origin = 'https://agency.test'
const day = '2025-01-02'
const articlesFor = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ slug: `article-${index}`, tags: ['Retail'], published: day }))

test('pages, those of entries, topics, and articles have the day of their last change', () => {
  const entries = sitemapEntries(origin, {
    articles: [
      { slug: 'two', tags: ['Retail', 'Money'], published: '2025-01-03', updated: '2025-02-01' },
      { slug: 'one', tags: ['Retail'], published: day },
    ],
    pages: [
      { address: '/careers/guide', first: '2025-01-01', isOver: false },
      { address: '/careers/closed', first: '2025-01-01', isOver: true },
    ],
    days: new Map([
      ['/about', '2025-03-04'],
      ['/careers/guide', '2025-01-05'],
    ]),
  })
  expect(entries.map(({ url }) => url)).not.toContain(`${origin}/careers/closed`)
  expect(
    Object.fromEntries(entries.map(({ url, lastModified }) => [url.slice(origin.length), lastModified])),
  ).toMatchObject({
    '/': undefined,
    '/about': '2025-03-04',
    '/careers/guide': '2025-01-05',
    '/blog': '2025-02-01',
    '/blog/tag/retail': '2025-02-01',
    '/blog/tag/money': '2025-02-01',
    '/blog/two': '2025-02-01',
    '/blog/one': day,
  })
})

test('lists the further pages of long lists', () => {
  const entries = sitemapEntries(origin, { articles: articlesFor(30), pages: [], days: new Map() })
  const further = entries.map(({ url }) => url.slice(origin.length)).filter((path) => path.includes('/page/'))
  expect(further).toEqual(['/blog/page/2', '/blog/tag/retail/page/2'])
})

test('reads the day of the newest commit of each file', () => {
  const log =
    '\0' + '2026-02-02\n\ncontent/pages/about.yaml\n\0' + '2026-01-01\n\ncontent/pages/about.yaml\ncontent/roi.yaml'
  expect(Object.fromEntries(newestDays(log))).toEqual({
    'content/pages/about.yaml': '2026-02-02',
    'content/roi.yaml': '2026-01-01',
  })
  expect(newestDays('').size).toBe(0)
})

test('a page is as new as the newest file that it shows, the settings of the site left out', () => {
  const days = pageDays(
    new Map([
      ['pages/about.yaml', '2026-01-01'],
      ['team/somebody.yaml', '2026-02-02'],
      ['site.yaml', '2026-03-03'],
      ['no-such-file.yaml', '2026-04-04'],
    ]),
  )
  expect(days.get('/about')).toBe('2026-02-02')
  expect([...days.values()]).not.toContain('2026-03-03')
})
