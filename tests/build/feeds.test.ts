import type { Element } from 'happy-dom'
import { expect, test } from 'vitest'
import { articles, site } from '@/lib/build/content'
import { feedLength } from '@/lib/feeds/feed'
import { articlePath, feeds, routes } from '@/lib/routes'
import { parseXml, read } from './export'

const parse = (name: string): Element => {
  const root = parseXml(read(name))
  expect(root.querySelector('parsererror')?.textContent).toBeUndefined()
  return root
}

const childrenOf = ({ children }: Element, name: string) => [...children].filter(({ nodeName }) => nodeName === name)
const textOf = (element: Element, name: string) => childrenOf(element, name)[0]?.textContent ?? ''
const linkOf = ({ children }: Element, rel: string) =>
  [...children].find((child) => child.getAttribute('rel') === rel)?.getAttribute('href')

const newest = articles.slice(0, feedLength)
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/

test('the feeds have the newest articles, whole, with absolute addresses, and as their specifications say', () => {
  const rss = parse(feeds.rss)
  const json = JSON.parse(read(feeds.json))
  const [channel] = rss.children
  if (!channel) throw new Error('The RSS feed has no channel.')
  expect([rss.nodeName, rss.getAttribute('version')]).toEqual(['rss', '2.0'])
  expect(json.version).toBe('https://jsonfeed.org/version/1.1')
  expect([linkOf(channel, 'self'), json.feed_url]).toEqual([site.origin + feeds.rss, site.origin + feeds.json])
  const blog = site.origin + routes.blog.path
  expect([textOf(channel, 'link'), json.home_page_url]).toEqual([blog, blog])

  const items = childrenOf(channel, 'item')
  const expected = newest.map(({ slug, title }) => [title, site.origin + articlePath(slug)])
  const named = (all: readonly Element[], key: string) => all.map((one) => [textOf(one, 'title'), textOf(one, key)])
  const known = newest.map(({ slug, title, oldSlugs: [first = slug] = [] }) => [
    title,
    site.origin + articlePath(first),
  ])
  expect(named(items, 'link')).toEqual(expected)
  expect(named(items, 'guid')).toEqual(known)
  const inJson = (key: string) => json.items.map((item: Record<string, string>) => [item['title'], item[key]])
  expect([inJson('id'), inJson('url')]).toEqual([known, expected])
  for (const { date_published, date_modified } of json.items) {
    expect(date_published).toMatch(moment)
    expect(date_modified >= date_published).toBe(true)
  }

  for (const [index, { slug, headings }] of newest.entries()) {
    const item = items[index]
    if (!item) continue
    const html = textOf(item, 'content:encoded')
    expect(json.items[index]?.content_html, slug).toBe(html)
    for (const { id } of headings) expect.soft(read(`${articlePath(slug)}.html`)).toContain(`id="${id}"`)
    expect.soft(html.match(/<h[23]>/g)?.length ?? 0, slug).toBe(headings.length)
    expect.soft(html, slug).not.toMatch(/<(?:svg|script|style|iframe|source)\b|(?:class|style|srcset)=/)
    expect.soft(html, slug).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:)/)
  }
})

test('the sitemap is as its schema says, and its days are days', () => {
  const sitemap = parse('sitemap.xml')
  expect([sitemap.nodeName, sitemap.getAttribute('xmlns')]).toEqual([
    'urlset',
    'http://www.sitemaps.org/schemas/sitemap/0.9',
  ])
  const addresses = [...sitemap.children].map((url) => textOf(url, 'loc'))
  expect(addresses).toEqual([...new Set(addresses)])
  for (const url of sitemap.children) {
    expect.soft(textOf(url, 'loc')).toMatch(new RegExp(`^${site.origin.replaceAll('.', '\\.')}/`))
    for (const { textContent } of childrenOf(url, 'lastmod'))
      expect.soft(textContent, textOf(url, 'loc')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})
