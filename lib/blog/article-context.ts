import { type Neighbors, neighborsBySlug } from './neighbors'
import { relateArticles } from './related'

/** Everything that the page of an article shows about other articles. */
export interface ArticleContext<Item> {
  article: Item
  related: readonly Item[]
  neighbors: Neighbors<Item>
}

/**
 * The context of every article by its slug.
 * @param articles All articles, newest first.
 */
export const articleContexts = <Item extends { slug: string; tags: readonly string[] }>(
  articles: readonly Item[],
): ReadonlyMap<string, ArticleContext<Item>> => {
  const related = relateArticles(articles, 2)
  const neighbors = neighborsBySlug(articles)
  return new Map(
    articles.map((article) => {
      const { slug } = article
      return [slug, { article, related: related.get(slug) ?? [], neighbors: neighbors.get(slug) ?? {} }]
    }),
  )
}
