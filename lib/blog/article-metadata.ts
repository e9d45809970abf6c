import type { Metadata } from 'next'
import type { Article } from '@/lib/content/types'
import { articlePath, feeds } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { withBrand } from '@/lib/seo/with-brand'

type ArticleFacts = Pick<Article, 'slug' | 'title' | 'preview' | 'tags' | 'published' | 'updated'>

/** The metadata of an article: that of a page, plus author, dates, and tags for link previews, and the feed. */
export const articleMetadata = (
  { slug, title, preview, tags, published, updated }: ArticleFacts,
  brand: string,
): Metadata => {
  const page = pageMetadata(
    { title: withBrand(title, brand), description: preview },
    {
      path: articlePath(slug),
      formats: { 'text/markdown': `${articlePath(slug)}.md`, 'application/rss+xml': feeds.rss },
    },
    brand,
  )
  return {
    ...page,
    authors: [{ name: brand }],
    openGraph: {
      ...page.openGraph,
      type: 'article',
      title,
      publishedTime: published,
      modifiedTime: updated ?? published,
      tags,
    },
  }
}
