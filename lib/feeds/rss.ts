import { type FeedEntry, type FeedInfo, timestampOf, xmlText } from './entry'

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
