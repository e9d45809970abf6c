import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { redirectPage, redirects } from '@/lib/blog/redirects'

const blog = { head: { heading: 'Guides' }, removedArticles: ['gone'] }

test('earlier names lead to their article or job, and removed articles to the list', () => {
  const articles = [
    { slug: 'new', title: 'New', oldSlugs: ['old', 'older'] },
    { slug: 'same', title: 'Same' },
  ]
  const jobs = [{ slug: 'analyst', title: 'Analyst', oldSlugs: ['counter'] }]
  expect(redirects({ articles, jobs }, blog)).toEqual([
    { from: '/blog/gone', to: '/blog', title: 'Guides' },
    { from: '/blog/old', to: '/blog/new', title: 'New' },
    { from: '/blog/older', to: '/blog/new', title: 'New' },
    { from: '/careers/counter', to: '/careers/analyst', title: 'Analyst' },
  ])
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
