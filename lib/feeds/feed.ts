import { escapeHtml } from '../text/escape-html'

/** An article in a feed. Addresses are absolute, days are calendar days. */
export interface FeedEntry {
  /** The first address of the article, so that readers know it again after it was renamed. */
  id: string
  title: string
  url: string
  summary: string
  /** The whole text as HTML that needs no style sheet. */
  html: string
  published: string
  updated: string
  tags: readonly string[]
}

/** What a feed says of itself. */
export interface FeedInfo {
  title: string
  description: string
  /** The page that the feed follows. */
  page: string
  /** Name of the agency, the author of every article. */
  author: string
  /** The day of its last change. */
  updated: string
}

/** How many articles a feed has, newest first: readers keep older ones, and the size does not grow with the blog. */
export const feedLength = 20

/** A calendar day as a timestamp: `2026-01-31` → `2026-01-31T00:00:00Z`. */
export const timestampOf = (day: string): string => `${day}T00:00:00Z`

/** Text for XML; characters that XML cannot contain, which would end the whole feed, are left out. */
const xmlText = (text: string): string => escapeHtml(text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ''))

/** A day as RSS writes it: `Sat, 31 Jan 2026 00:00:00 GMT`. */
const rssDate = (day: string): string => new Date(timestampOf(day)).toUTCString()

/** Readers show a description as HTML, so text in it is escaped twice. */
const textAsHtml = (text: string): string => xmlText(xmlText(text))

const item = (author: string, { id, title, url, summary, html, published, tags }: FeedEntry): string =>
  [
    '<item>',
    `<title>${xmlText(title)}</title>`,
    `<link>${xmlText(url)}</link>`,
    `<guid isPermaLink="${id === url}">${xmlText(id)}</guid>`,
    `<pubDate>${rssDate(published)}</pubDate>`,
    `<dc:creator>${xmlText(author)}</dc:creator>`,
    ...tags.map((tag) => `<category>${xmlText(tag)}</category>`),
    `<description>${textAsHtml(summary)}</description>`,
    `<content:encoded>${xmlText(html)}</content:encoded>`,
    '</item>',
  ].join('\n')

/** A feed as RSS 2.0 with the whole text of each article; `address` is its own. */
export const rssFeed = (info: FeedInfo, entries: readonly FeedEntry[], address: string): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${xmlText(info.title)}</title>`,
    `<link>${xmlText(info.page)}</link>`,
    `<description>${xmlText(info.description)}</description>`,
    '<language>en-us</language>',
    `<lastBuildDate>${rssDate(info.updated)}</lastBuildDate>`,
    `<atom:link href="${xmlText(address)}" rel="self" type="application/rss+xml"/>`,
    ...entries.map((entry) => item(info.author, entry)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')

/** Attributes that mean something without the site's styles and scripts. */
const kept = /^(?:href|src|alt|width|height|colspan|rowspan|scope|start|datetime)$/i

const plainTag = (tag: string): string =>
  tag.replace(/\s([\w-]+)(?:="[^"]*")?/g, (attribute, name: string) => (kept.test(name) ? attribute : ''))

/**
 * The HTML of the article at an address for readers elsewhere: without illustrations, classes, marked places, smaller pictures to
 * choose from, and links to its own headings, and with absolute addresses.
 */
export const feedHtml = (html: string, url: string): string =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<hr data-[^>]*>/g, '')
    .replace(/<a [^>]*class="heading-anchor"[^>]*>(.*?)<\/a>/gs, '$1')
    .replace(/<\/?(?:section|div|span|picture|source)\b[^>]*>/g, '')
    .replace(/<[a-z][^>]*>/gi, plainTag)
    .replace(/ (href|src)="([^"]*)"/g, (_, name: string, address: string) => ` ${name}="${absolute(address, url)}"`)

/** Addresses in HTML are escaped, which does not matter here: `&amp;` stays as it is. */
const absolute = (address: string, url: string): string =>
  URL.canParse(address, url) ? new URL(address, url).href : address
