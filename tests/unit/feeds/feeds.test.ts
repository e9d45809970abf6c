import { describe, expect, it } from 'vitest'
import { feedHtml, rssFeed } from '@/lib/feeds/feed'

const url = 'https://agency.test/blog/stock'
const info = {
  title: 'A & B',
  description: 'Guides',
  page: 'https://agency.test/blog',
  author: 'Example',
  updated: '2026-02-01',
}
const entry = {
  id: url,
  title: 'Stock < shelf',
  url,
  summary: 'Forecasts & stock < shelf.',
  html: '<p>It works.</p>',
  published: '2026-01-31',
  updated: '2026-02-01',
  tags: ['Retail'],
}

describe('a feed', () => {
  it.each(['\u0000', '\u0085', '\ud800', '\uffff'])('leaves out %j, which XML cannot contain', (sign) => {
    const bad = { ...entry, title: `A${sign}B`, html: `<p>${sign}😀</p>` }
    const feed = rssFeed(info, [bad], url)
    expect(feed).toContain('<title>AB</title>')
    expect(feed).toContain('&lt;p&gt;😀&lt;/p&gt;')
  })

  it.each([
    [url, '<guid isPermaLink="true">https://agency.test/blog/stock</guid>'],
    ['https://agency.test/blog/shelves', '<guid isPermaLink="false">https://agency.test/blog/shelves</guid>'],
  ])('knows an article by its first address, %s', (id, guid) => {
    expect(rssFeed(info, [{ ...entry, id }], url)).toContain(guid)
  })

  it('has titles, days, and whole texts as RSS', () => {
    const feed = rssFeed(info, [entry], 'https://agency.test/feed.xml')
    for (const part of [
      '<title>A &amp; B</title>',
      '<title>Stock &lt; shelf</title>',
      '<pubDate>Sat, 31 Jan 2026 00:00:00 GMT</pubDate>',
      '<lastBuildDate>Sun, 01 Feb 2026 00:00:00 GMT</lastBuildDate>',
      '<description>Forecasts &amp;amp; stock &amp;lt; shelf.</description>',
      '<dc:creator>Example</dc:creator>',
      '<content:encoded>&lt;p&gt;It works.&lt;/p&gt;</content:encoded>',
      'href="https://agency.test/feed.xml" rel="self"',
    ])
      expect(feed).toContain(part)
  })
})

describe('the text of an article', () => {
  it.each([
    ['<h2 id="a">Why<a class="heading-anchor" href="#a"></a></h2>', '<h2>Why</h2>'],
    [
      '<p class="lead">See <a href="/services#build">this</a></p>',
      '<p>See <a href="https://agency.test/services#build">this</a></p>',
    ],
    ['<p>x</p><hr data-note=""/><hr/>', '<p>x</p><hr/>'],
    [
      '<figure class="chart"><svg aria-hidden="true"><path d="M0 0"></path></svg><figcaption>C</figcaption></figure>',
      '<figure><figcaption>C</figcaption></figure>',
    ],
    [
      '<picture><source type="image/avif" srcset="/b.avif 1x"/><img src="/b.jpg" srcset="/b.webp 1x" alt="A &quot;b&quot;" width="8" height="6"/></picture>',
      '<img src="https://agency.test/b.jpg" alt="A &quot;b&quot;" width="8" height="6"/>',
    ],
  ])('becomes plain HTML with absolute addresses: %s', (html, plain) => {
    expect(feedHtml(html, url)).toBe(plain)
  })
})
