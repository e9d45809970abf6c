import { relateArticles } from './related'

/** The previous and the next article by date. */
export interface Neighbors<Item> {
  older?: Item
  newer?: Item
}

/** Everything that the page of an article shows about other articles. */
interface ArticleContext<Item> {
  article: Item
  related: readonly Item[]
  neighbors: Neighbors<Item>
}

/** How many related articles a page shows. */
export const relatedCount = 2

/**
 * The context of every article by its slug, from all of them, newest first. No article is named twice: related articles exclude the
 * neighbors; where too few others remain, the neighbors exclude the related articles.
 */
export const articleContexts = <Item extends { slug: string; tags: readonly string[] }>(
  articles: readonly Item[],
): ReadonlyMap<string, ArticleContext<Item>> => {
  const related = relateArticles(articles, relatedCount + 2)
  return new Map(
    articles.map((article, index) => {
      const { slug } = article
      const [newer, older] = [articles[index - 1], articles[index + 1]]
      const found = related.get(slug) ?? []
      const isNeighbor = (other: Item) => other === older || other === newer
      const shown = [...found.filter((other) => !isNeighbor(other)), ...found.filter(isNeighbor)].slice(0, relatedCount)
      const unlessShown = (neighbor?: Item) => (neighbor && shown.includes(neighbor) ? undefined : neighbor)
      return [slug, { article, related: shown, neighbors: { older: unlessShown(older), newer: unlessShown(newer) } }]
    }),
  )
}
