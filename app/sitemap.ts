import type { MetadataRoute } from 'next'
import { isOpen } from '@/lib/careers/is-open'
import { articles, jobs, site } from '@/lib/content'
import { sitemapEntries } from '@/lib/seo/sitemap'
import { today } from '@/lib/today'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  const day = today()
  return sitemapEntries(site.origin, { articles, jobs: jobs.filter((job) => isOpen(job, day)) })
}
