import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { site } from '@/lib/build/content'
import type { CollectionName } from '@/lib/content/collections'
import { listAddresses } from '@/lib/content/entry-addresses'
import { collectLinkTargets } from '@/lib/content/rules/link-targets'
import { redirectPage, redirects } from '@/lib/redirects'

test('earlier addresses lead to their page or entry, and those of removed articles to the list', () => {
  const all: Partial<Record<CollectionName, { slug: string; [field: string]: unknown }[]>> = {
    articles: [
      { slug: 'new', title: '{brand} is new', oldSlugs: ['old', 'older'] },
      { slug: 'same', title: 'Same' },
      { slug: 'later', title: 'Later', oldSlugs: ['sooner'], published: '2025-02-01' },
    ],
    jobs: [
      { slug: 'analyst', title: 'Analyst', oldSlugs: ['counter'], order: 2 },
      { slug: 'clerk', title: 'Clerk', oldSlugs: ['scribe'], order: 1, validThrough: '2024-12-31' },
    ],
    services: [
      { slug: 'a', title: 'Training', address: 'train', anchor: 'training', oldAddresses: ['teach'] },
      { slug: 'b', title: 'Advice', anchor: 'advice', oldAddresses: ['advise'] },
    ],
    faq: [{ slug: 'how-soon', question: '', oldSlugs: ['when'] }],
  }
  const entryAddresses = listAddresses((name) => all[name] ?? [], site, { day: '2025-01-02', dev: false })
  const content = {
    site,
    entryAddresses,
    fixedPages: [{ path: '/team', index: true, seo: { title: '', description: '' }, head: { heading: 'Our people' } }],
    page: () => ({ head: { heading: 'Guides' }, removedArticles: ['gone'] }),
  }
  const pages = { team: { path: '/team', anchors: [], earlier: ['/people'] } }
  expect(redirects(content, pages)).toEqual([
    { from: '/blog/gone', to: '/blog', title: 'Guides' },
    { from: '/blog/old', to: '/blog/new', title: `${site.brand} is new` },
    { from: '/blog/older', to: '/blog/new', title: `${site.brand} is new` },
    { from: '/careers/counter', to: '/careers/analyst', title: 'Analyst' },
    { from: '/careers/scribe', to: '/careers/clerk', title: 'Clerk' },
    { from: '/people', to: '/team', title: 'Our people' },
    { from: '/services/advise', to: '/services#advice', title: 'Advice' },
    { from: '/services/teach', to: '/services/train', title: 'Training' },
  ])
  expect(entryAddresses.map(({ address, isOver, isPage }) => [address, isOver, isPage])).toEqual([
    ['/blog/new', false, true],
    ['/blog/same', false, true],
    ['/careers/clerk', true, true],
    ['/careers/analyst', false, true],
    ['/services/train', false, false],
    ['/services#advice', false, false],
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
