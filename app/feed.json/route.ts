import { feedEntries, feedInfo } from '@/app/feeds'
import { site } from '@/lib/content'
import { jsonFeed } from '@/lib/feeds/json-feed'
import { feeds } from '@/lib/routes'

export const dynamic = 'force-static'

export async function GET() {
  const feed = jsonFeed(feedInfo, await feedEntries(), site.origin + feeds.json)
  return new Response(feed, { headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } })
}
