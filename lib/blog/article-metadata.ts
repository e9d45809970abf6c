import type { Metadata } from 'next'
import { articlePath } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { articleImagePath } from '@/lib/seo/social-image'

interface ArticleFacts {
  slug: string
  title: string
  preview: string
  tags: string[]
  published: string
  updated?: string
}

/**
 * The metadata of an article: that of a page, with the days and tags that link previews and feeds of articles show.
 * @param articles All articles, newest first: they tell whether this one has a social image of its own.
 */
export const articleMetadata = (
  { slug, title, preview, tags, published, updated }: ArticleFacts,
  brand: string,
  articles: readonly { slug: string }[],
): Metadata => {
  const page = pageMetadata(
    { title: `${title} | ${brand}`, description: preview },
    { path: articlePath(slug), imageOf: articleImagePath(slug, articles) },
  )
  return {
    ...page,
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
