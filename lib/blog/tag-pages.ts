import type { Metadata } from 'next'
import { fillTemplate } from '@/lib/fill-template'
import { tagPath } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { articlesOfPage, pageCount } from './pagination'
import { articlesByTag, type Tag, tagsOf } from './tags'

/** One page of the articles on a topic. */
interface TagPage<Item> extends Tag {
  /** Counted from 1, like `pages`. */
  page: number
  pages: number
  articles: readonly Item[]
}

/** The pages of all topics by the end of their paths: `retail`, `retail/page/2`. Articles are given newest first. */
export const tagPages = <Item extends { tags: readonly string[] }>(
  articles: readonly Item[],
): ReadonlyMap<string, TagPage<Item>> => {
  const lists = articlesByTag(articles)
  return new Map(
    tagsOf(articles).flatMap((tag) => {
      const list = lists.get(tag.slug) ?? []
      const pages = pageCount(list.length)
      return Array.from({ length: pages }, (_, index) => {
        const page = index + 1
        return [
          tagPath(tag.slug, page).slice(tagPath('').length),
          { ...tag, page, pages, articles: articlesOfPage(list, page) },
        ] as const
      })
    }),
  )
}

interface TagCopy {
  pageLabel: string
  tagPage: { title: string; description: string }
}

/** The metadata of a page of a topic; all pages of a topic have the social image of its first. */
export const tagMetadata = (
  { slug, name, page }: Pick<TagPage<never>, 'slug' | 'name' | 'page'>,
  { pageLabel, tagPage }: TagCopy,
  siteName: string,
): Metadata => {
  const part = page === 1 ? '' : `${pageLabel} ${page} | `
  return pageMetadata(
    {
      title: part + fillTemplate(tagPage.title, { tag: name }),
      description: part + fillTemplate(tagPage.description, { tag: name }),
    },
    { path: tagPath(slug, page), imageOf: tagPath(slug) },
    siteName,
  )
}
