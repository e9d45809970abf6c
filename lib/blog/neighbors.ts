/** The previous and the next article by date. */
export interface Neighbors<Item> {
  older?: Item
  newer?: Item
}

/**
 * The next older and the next newer article of every article by its slug.
 * @param articles All articles, newest first.
 */
export const neighborsBySlug = <Item extends { slug: string }>(
  articles: readonly Item[],
): ReadonlyMap<string, Neighbors<Item>> =>
  new Map(articles.map(({ slug }, index) => [slug, { newer: articles[index - 1], older: articles[index + 1] }]))
