import { type FeedEntry, type FeedInfo, timestampOf } from './entry'

/** A feed as JSON Feed 1.1 with the whole text of each article; `address` is its own. */
export const jsonFeed = (info: FeedInfo, entries: readonly FeedEntry[], address: string): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: info.title,
    description: info.description,
    home_page_url: info.page,
    feed_url: address,
    language: 'en-US',
    authors: [{ name: info.author }],
    items: entries.map(({ title, url, summary, html, published, updated, tags }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      date_published: timestampOf(published),
      date_modified: timestampOf(updated),
      tags,
    })),
  })
