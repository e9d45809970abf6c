import type { MetadataRoute } from 'next'

/**
 * What search engines may fetch: everything. Also in a preview, whose pages and headers say `noindex`: engines list the addresses of
 * what they may not fetch, since they never read it there.
 * @param isPreview Search engines must not list anything.
 */
export const robotsRules = (origin: string, isPreview: boolean): MetadataRoute.Robots => ({
  rules: { userAgent: '*', allow: '/' },
  ...(!isPreview && { sitemap: `${origin}/sitemap.xml` }),
})
