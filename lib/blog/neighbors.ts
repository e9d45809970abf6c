/** The articles before and after one article in time. */
export interface Neighbors<Item> {
  older?: Item
  newer?: Item
}

/** The neighbors of every article by its slug. `articles` are sorted newest first, as content gives them. */
export const neighborsBySlug = <Item extends { slug: string }>(
  articles: readonly Item[],
): ReadonlyMap<string, Neighbors<Item>> =>
  new Map(articles.map(({ slug }, index) => [slug, { newer: articles[index - 1], older: articles[index + 1] }]))
