import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { site } from '@/lib/build/content'
import type { ListName } from '@/lib/content/collections'
import { collectLinkTargets } from '@/lib/content/rules/link-targets'
import { redirectPage, redirects } from '@/lib/redirects'

test('earlier addresses lead to their page, article, or job, and those of removed articles to the list', () => {
  const all: Partial<Record<ListName, { slug: string; title: string; oldSlugs?: string[] }[]>> = {
    articles: [
      { slug: 'new', title: 'New', oldSlugs: ['old', 'older'] },
      { slug: 'same', title: 'Same' },
    ],
    jobs: [{ slug: 'analyst', title: 'Analyst', oldSlugs: ['counter'] }],
    faq: [{ slug: 'how-soon', title: '', oldSlugs: ['when'] }],
  }
  const content = {
    site,
    entries: (name: ListName) => all[name] ?? [],
    closedJobs: [{ slug: 'clerk', title: 'Clerk', oldSlugs: ['scribe'] }],
    fixedPages: [{ path: '/team', index: true, seo: { title: '', description: '' }, head: { heading: 'Our people' } }],
    page: () => ({ head: { heading: 'Guides' }, removedArticles: ['gone'] }),
  }
  const pages = { team: { path: '/team', anchors: [], earlier: ['/people'] } }
  expect(redirects(content, pages)).toEqual([
    { from: '/blog/gone', to: '/blog', title: 'Guides' },
    { from: '/blog/old', to: '/blog/new', title: 'New' },
    { from: '/blog/older', to: '/blog/new', title: 'New' },
    { from: '/careers/counter', to: '/careers/analyst', title: 'Analyst' },
    { from: '/careers/scribe', to: '/careers/clerk', title: 'Clerk' },
    { from: '/people', to: '/team', title: 'Our people' },
  ])
  expect(collectLinkTargets({ entries: [], misplaced: [] }, pages).moved).toEqual(new Map([['/people', '/team']]))
})

test('the page at an old address opens the new one and names it for search engines', () => {
  const html = redirectPage({ from: '/blog/old', to: '/blog/new', title: 'A & <b>B</b> "C"' }, 'https://example.com')
  const { document } = new Window()
  document.write(html)
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name)
  expect(attribute('meta[http-equiv=refresh]', 'content')).toBe('0; url=/blog/new')
  expect(attribute('link[rel=canonical]', 'href')).toBe('https://example.com/blog/new')
  expect(attribute('meta[name=robots]', 'content')).toBe('noindex')
  expect(attribute('a', 'href')).toBe('/blog/new')
  expect(document.querySelector('a')?.textContent).toBe('A & <b>B</b> "C"')
  expect(document.title).toBe('A & <b>B</b> "C"')
})
