import { articleHtml, articles, page, site } from '@/lib/build/content'
import { today } from '@/lib/build/today'
import { articlePath, routes } from '@/lib/routes'
import { newestDay } from '@/lib/text/dates'
import { type FeedEntry, type FeedInfo, feedHtml, feedLength } from '../lib/feeds/feed'

const blogPage = page('blog')

const newest = articles.slice(0, feedLength)

/** What all feeds say of themselves. */
export const feedInfo: FeedInfo = {
  title: blogPage.seo.title,
  description: blogPage.seo.description,
  page: site.origin + routes.blog.path,
  author: site.brand,
  updated: newestDay(newest.map(({ published, updated = published }) => updated)) ?? today(),
}

/** The newest articles with their whole texts. */
export const feedEntries = (): FeedEntry[] =>
  newest.map(
    ({ slug, oldSlugs: [firstSlug = slug] = [], address, title, preview, published, updated = published, tags }) => {
      const url = site.origin + address
      const id = site.origin + articlePath(firstSlug)
      return { id, title, url, summary: preview, html: feedHtml(articleHtml(slug), url), published, updated, tags }
    },
  )
