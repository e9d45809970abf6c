import type { MetadataRoute } from 'next'
import { articles, jobs, site } from '@/lib/content'
import { sitemapEntries } from '@/lib/seo/sitemap'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries(site.origin, { articles, jobs })
}
