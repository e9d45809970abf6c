import { feedEntries, feedInfo } from '@/app/feeds'
import { site } from '@/lib/content'
import { today } from '@/lib/content/today'
import { atomFeed } from '@/lib/feeds/atom'
import { feeds } from '@/lib/routes'

export const dynamic = 'force-static'

export async function GET() {
  const feed = atomFeed(feedInfo, await feedEntries(), site.origin + feeds.atom, today())
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
