import type { MetadataRoute } from 'next'
import { isElsewhere, site } from '@/lib/content'

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  if (isElsewhere) return { rules: { userAgent: '*', disallow: '/' } }
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${site.origin}/sitemap.xml` }
}
