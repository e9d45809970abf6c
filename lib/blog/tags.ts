import type { Metadata } from 'next'
import { tagPath } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { fillTemplate } from '@/lib/text/fill-template'
import { toSlug } from '@/lib/text/slug'
import { articlesOfPage, pageCount } from './pagination'

/** A topic of articles: its part of an address, its name as readers see it, and its articles, newest first. */
interface Topic<Item> {
  slug: string
  name: string
  articles: Item[]
}

interface Tagged {
  tags: readonly string[]
}

/** Every topic of articles, newest first, in alphabetical order. Spellings with one address are one topic, named as the newest names it. */
export const topicsOf = <Item extends Tagged>(articles: readonly Item[]): Topic<Item>[] => {
  const topics = new Map<string, Topic<Item>>()
  for (const article of articles)
    for (const name of article.tags) {
      const slug = toSlug(name)
      const topic = topics.get(slug) ?? { slug, name, articles: [] }
      topics.set(slug, topic)
      if (topic.articles.at(-1) !== article) topic.articles.push(article)
    }
  return [...topics.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1))
}

/** One page of the articles on a topic. */
interface TagPage<Item> extends Topic<Item> {
  /** Counted from 1, like `pages`. */
  page: number
  pages: number
}

/** The pages of all topics by the end of their paths: `retail`, `retail/page/2`. Articles are given newest first. */
export const tagPages = <Item extends Tagged>(articles: readonly Item[]): ReadonlyMap<string, TagPage<Item>> =>
  new Map(
    topicsOf(articles).flatMap((topic) => {
      const pages = pageCount(topic.articles.length)
      return Array.from({ length: pages }, (_, index) => {
        const page = index + 1
        const path = tagPath(topic.slug, page).slice(tagPath('').length)
        return [path, { ...topic, page, pages, articles: articlesOfPage(topic.articles, page) }] as const
      })
    }),
  )

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
