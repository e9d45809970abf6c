import { feedEntries, feedInfo } from '@/app/feeds'
import { site } from '@/lib/build/content'
import { atomFeed } from '@/lib/feeds/atom'
import { feeds } from '@/lib/routes'

export const dynamic = 'force-static'

export function GET() {
  const feed = atomFeed(feedInfo, feedEntries(), site.origin + feeds.atom)
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
