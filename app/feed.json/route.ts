import { feedEntries, feedInfo } from '@/app/feeds'
import { site } from '@/lib/build/content'
import { timestampOf } from '@/lib/feeds/feed'
import { feeds } from '@/lib/routes'

export const dynamic = 'force-static'

/** JSON Feed 1.1 with the whole text of each article. */
export function GET() {
  const entries = feedEntries()
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feedInfo.title,
    description: feedInfo.description,
    home_page_url: feedInfo.page,
    feed_url: site.origin + feeds.json,
    language: 'en-US',
    authors: [{ name: feedInfo.author }],
    items: entries.map(({ id, title, url, summary, html, published, updated, tags }) => ({
      id,
      url,
      title,
      summary,
      content_html: html,
      date_published: timestampOf(published),
      date_modified: timestampOf(updated),
      tags,
    })),
  }
  return Response.json(feed, { headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } })
}
