import type { MetadataRoute } from 'next'
import { contentChanges } from '@/lib/build/changes'
import { articles, jobs, site } from '@/lib/build/content'
import { pageDays, sitemapEntries } from '@/lib/seo/sitemap'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  const changes = contentChanges()
  const days = new Map(pageDays(changes))
  for (const { id, address } of jobs) days.set(address, changes.get(`jobs/${id}.yaml`) ?? '')
  return sitemapEntries(site.origin, { articles, jobs, days })
}
