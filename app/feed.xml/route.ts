import { feedEntries, feedInfo } from '@/app/feeds'
import { site } from '@/lib/build/content'
import { rssFeed } from '@/lib/feeds/feed'
import { feeds } from '@/lib/routes'

export const dynamic = 'force-static'

export function GET() {
  const feed = rssFeed(feedInfo, feedEntries(), site.origin + feeds.rss)
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
