import type { MetadataRoute } from 'next'

/**
 * Search engines may fetch everything, previews too: only in what they fetch can they read that it is `noindex`.
 * @param isPreview There is no sitemap, since search engines must not list anything.
 */
export const robotsRules = (origin: string, isPreview: boolean): MetadataRoute.Robots => ({
  rules: { userAgent: '*', allow: '/' },
  ...(!isPreview && { sitemap: `${origin}/sitemap.xml` }),
})
