import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ArticleList } from '@/components/blog/article-list'
import { Pagination } from '@/components/blog/pagination'
import type { Fields } from '@/lib/content/collections'
import type { Article, Site } from '@/lib/content/types'
import { blogListPath } from '@/lib/routes'

vi.mock('next/navigation', () => ({ usePathname: () => '/blog' }))

const copy = {
  head: { heading: 'Blog', lead: 'What we write' },
  tagsLabel: 'Topics',
  readTimeLabel: 'min read',
  pageLabel: 'Page',
  newerLabel: 'Newer articles',
  olderLabel: 'Older articles',
  paginationLabel: 'Pages of the blog',
  nextSteps: [
    { text: 'Count first.', label: 'Estimate', target: 'roi-calculator' },
    { text: 'Ask us.', label: 'Book', target: 'booking' },
  ],
} as Fields<'blogPage'>

const site = { booking: { href: 'https://example.com/call' }, labels: { opensInNewTab: '(new tab)' } } as Site

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

it.each([
  [1, 1, []],
  [1, 3, ['/blog/page/2']],
  [2, 3, ['/blog', '/blog/page/3']],
  [3, 3, ['/blog/page/2']],
])('leads from page %i of %i to its neighbors', (page, pages, addresses) => {
  render(<Pagination page={page} pages={pages} copy={copy} pathOf={blogListPath} />)
  expect(hrefs()).toEqual(addresses)
  expect(screen.queryAllByRole('navigation')).toHaveLength(addresses.length > 0 ? 1 : 0)
})

const articlesOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    slug: `article-${n}`,
    title: `Article ${n}`,
    preview: 'Preview',
    published: '2026-01-01',
    readMinutes: 4,
    cover: { bars: [1], marked: 0 },
    tags: ['Retail'],
  })) as unknown as Article[]

it('shows all articles, covers of the first six only, and calls to action after the newest, between, and at the end', () => {
  const articles = articlesOf(24)
  const { container } = render(<ArticleList articles={articles} page={1} pages={3} copy={copy} site={site} />)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    articles.map(({ title }) => title),
  )
  expect(container.querySelectorAll('article svg')).toHaveLength(6)
  const order = [...container.querySelectorAll('h2, a[href="/roi-calculator"], a[href="https://example.com/call"]')]
  const places = order.flatMap((element, i) => (element.matches('a') ? [i] : []))
  expect(places).toEqual([1, 7, 20, 27])
})
