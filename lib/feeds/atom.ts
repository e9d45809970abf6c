import { type FeedEntry, type FeedInfo, timestampOf, xmlText } from './entry'

const entry = ({ id, title, url, summary, html, published, updated, tags }: FeedEntry): string =>
  [
    '<entry>',
    `<title>${xmlText(title)}</title>`,
    `<id>${xmlText(id)}</id>`,
    `<link rel="alternate" type="text/html" href="${xmlText(url)}"/>`,
    `<published>${timestampOf(published)}</published>`,
    `<updated>${timestampOf(updated)}</updated>`,
    ...tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
    `<summary>${xmlText(summary)}</summary>`,
    `<content type="html">${xmlText(html)}</content>`,
    '</entry>',
  ].join('\n')

/** A feed as Atom 1.0 (RFC 4287) with the whole text of each article; `address` is its own. */
export const atomFeed = (info: FeedInfo, entries: readonly FeedEntry[], address: string): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<title>${xmlText(info.title)}</title>`,
    `<subtitle>${xmlText(info.description)}</subtitle>`,
    `<id>${xmlText(info.page)}</id>`,
    `<link rel="alternate" type="text/html" href="${xmlText(info.page)}"/>`,
    `<link href="${xmlText(address)}" rel="self" type="application/atom+xml"/>`,
    `<updated>${timestampOf(info.updated)}</updated>`,
    `<author><name>${xmlText(info.author)}</name></author>`,
    ...entries.map(entry),
    '</feed>',
    '',
  ].join('\n')
