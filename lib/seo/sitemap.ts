import { pageCount } from '@/lib/blog/pagination'
import { topicsOf } from '@/lib/blog/tags'
import { collections } from '@/lib/content/collections'
import type { EntryAddress } from '@/lib/content/entry-addresses'
import type { Article } from '@/lib/content/types'
import { articlePath, blogListPath, type Route, routes, tagPath } from '@/lib/routes'
import { newestDay } from '@/lib/text/dates'

/** The collection that a file belongs to. */
const collectionOf = (file: string) =>
  Object.values(collections).find(({ pattern, folder, extension, isSingle }) =>
    isSingle ? file === pattern : file.startsWith(`${folder}/`) && file.endsWith(extension),
  )

/**
 * The day on which the copy of each fixed page was last changed, by its path: that of the newest file that it shows. The settings
 * of the site do not count, since every page shows some of them.
 */
export function pageDays(changes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const days = new Map<string, string>()
  for (const [file, day] of changes) {
    const collection = collectionOf(file)
    if (!collection || collection === collections.site) continue
    for (const path of collection.paths) days.set(path, newestDay([days.get(path), day]) ?? day)
  }
  return days
}

interface Entry {
  url: string
  /** Day of the last change, if known. */
  lastModified?: string
}

type DatedArticle = Pick<Article, 'slug' | 'tags' | 'published' | 'updated'>

/** What a sitemap lists besides the fixed pages. */
interface Contents {
  /** Newest first. */
  articles: readonly DatedArticle[]
  /** Pages of other entries, of which those that are over are left out. */
  pages: readonly Pick<EntryAddress, 'address' | 'first' | 'isOver'>[]
  /** Days of the last change by the path of a page. */
  days: ReadonlyMap<string, string>
}

const dayOf = ({ published, updated }: DatedArticle): string => updated ?? published

/** The list pages of some articles, the first of them at `pathOf(1)`. */
const listPages = (articles: readonly DatedArticle[], pathOf: (page: number) => string): Entry[] => {
  const lastModified = newestDay(articles.map(dayOf))
  return Array.from({ length: pageCount(articles.length) }, (_, index) => ({ url: pathOf(index + 1), lastModified }))
}

/**
 * Absolute addresses for search engines, each once: fixed pages that are not hidden, pages of entries, the lists of
 * articles and of each topic, and articles. Days are those of the content; where they are unknown, there are none.
 */
export function sitemapEntries(origin: string, { articles, pages, days }: Contents): Entry[] {
  const fixed = Object.values<Route>(routes).filter((route) => route.index !== false && route.path !== routes.blog.path)
  const entries: Entry[] = [
    ...fixed.map(({ path }) => ({ url: path, lastModified: days.get(path) })),
    ...pages
      .filter(({ isOver }) => !isOver)
      .map(({ address, first }) => ({ url: address, lastModified: newestDay([first, days.get(address)]) })),
    ...listPages(articles, blogListPath),
    ...topicsOf(articles).flatMap(({ slug, articles }) => listPages(articles, (page) => tagPath(slug, page))),
    ...articles.map((article) => ({ url: articlePath(article.slug), lastModified: dayOf(article) })),
  ]
  return entries.map(({ url, lastModified }) => ({ url: origin + url, ...(lastModified && { lastModified }) }))
}
