import { pageCount } from '@/lib/blog/pagination'
import { articlePath, blogListPath, jobPagePath, type Route, routes } from '@/lib/routes'

interface Entry {
  url: string
  /** Day of the last change, if known. */
  lastModified?: string
}

interface OpenJob {
  id: string
  posted: string
}

interface DatedArticle {
  slug: string
  published: string
  updated?: string
}

/**
 * Absolute addresses for search engines: fixed pages that are neither hidden nor duplicates, then the further pages of the
 * article list, then open jobs, then articles.
 */
export function sitemapEntries(
  origin: string,
  { articles, jobs }: { articles: readonly DatedArticle[]; jobs: readonly OpenJob[] },
): Entry[] {
  const pages = Object.values<Route>(routes).filter((route) => route.index !== false && !route.canonical)
  return [
    ...pages.map(({ path }) => ({ url: absolute(origin, path) })),
    ...Array.from({ length: pageCount(articles.length) - 1 }, (_, index) => ({
      url: absolute(origin, blogListPath(index + 2)),
    })),
    ...jobs.map(({ id, posted }) => ({ url: absolute(origin, jobPagePath(id)), lastModified: posted })),
    ...articles.map(({ slug, published, updated }) => ({
      url: absolute(origin, articlePath(slug)),
      lastModified: updated ?? published,
    })),
  ]
}

/** `('https://example.com', '/')` → `'https://example.com/'` */
const absolute = (origin: string, path: string): string => `${origin}${path}`
