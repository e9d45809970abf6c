import type { MetadataRoute } from 'next'

/** Search engines may fetch everything, previews too: only in what they fetch can they read that it is `noindex`. Previews have no sitemap. */
export const robotsRules = (origin: string, isPreview: boolean): MetadataRoute.Robots => ({
  rules: { userAgent: '*', allow: '/' },
  ...(!isPreview && { sitemap: `${origin}/sitemap.xml` }),
})
