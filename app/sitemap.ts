import type { MetadataRoute } from 'next'
import { contentChanges } from '@/lib/build/changes'
import { articles, entryPages, site } from '@/lib/build/content'
import { pageDays, sitemapEntries } from '@/lib/seo/sitemap'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  const changes = contentChanges()
  const days = new Map(pageDays(changes))
  for (const { address, file } of entryPages) days.set(address, changes.get(file) ?? '')
  return sitemapEntries(site.origin, { articles, pages: entryPages, days })
}
