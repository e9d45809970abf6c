import type { MetadataRoute } from 'next'
import { isPreview, site } from '@/lib/build/content'
import { robotsRules } from '@/lib/seo/robots'

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  return robotsRules(site.origin, isPreview)
}
