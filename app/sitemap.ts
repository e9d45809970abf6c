import type { MetadataRoute } from 'next'
import { articles, jobs, site } from '@/lib/content'
import { contentChanges } from '@/lib/content/changes'
import { pageDays, sitemapEntries } from '@/lib/seo/sitemap'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  const changes = contentChanges()
  const days = new Map(pageDays(changes))
  for (const { id, address } of jobs) days.set(address, changes.get(`jobs/${id}.yaml`) ?? '')
  return sitemapEntries(site.origin, { articles, jobs, days })
}
