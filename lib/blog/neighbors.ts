/** The previous and the next article by date. */
export interface Neighbors<Item> {
  older?: Item
  newer?: Item
}

/**
 * The neighbors of every article by its slug: the nearest older and the nearest newer article that its page does not link to
 * already, so that a small blog does not show the same few articles twice.
 * @param articles All articles, newest first.
 * @param offered The articles that the page of each article links to. There must be few, so that the work is linear.
 */
export const neighborsBySlug = <Item extends { slug: string }>(
  articles: readonly Item[],
  offered: ReadonlyMap<string, readonly Item[]>,
): ReadonlyMap<string, Neighbors<Item>> =>
  new Map(
    articles.map(({ slug }, index) => {
      const others = new Set<Item | undefined>(offered.get(slug))
      const nearest = (step: 1 | -1): Item | undefined => {
        let at = index + step
        while (others.has(articles[at])) at += step
        return articles[at]
      }
      return [slug, { newer: nearest(-1), older: nearest(1) }]
    }),
  )
