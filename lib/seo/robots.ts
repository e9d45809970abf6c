import type { MetadataRoute } from 'next'

/** Files without a place for `noindex`. */
const withoutMarkup = ['/*.md$', '/*.xml$', '/*.json$', '/*.txt$', '/*.png$']

/**
 * What search engines may fetch: everything. In a preview only its pages, which say `noindex`: engines list the addresses of pages
 * that they may not fetch, since they never read it there.
 * @param isPreview Search engines must not list anything.
 */
export const robotsRules = (origin: string, isPreview: boolean): MetadataRoute.Robots =>
  isPreview
    ? { rules: { userAgent: '*', allow: '/', disallow: withoutMarkup } }
    : { rules: { userAgent: '*', allow: '/' }, sitemap: `${origin}/sitemap.xml` }
