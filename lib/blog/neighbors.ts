/** The articles before and after one article in time. */
export interface Neighbors<Item> {
  older?: Item
  newer?: Item
}

/**
 * The neighbors of every article by its slug: the nearest older and the nearest newer one to which its page does not lead
 * already, so that a small blog does not offer the same few articles twice.
 * @param articles All articles, newest first.
 * @param offered To which others the page of an article leads: so few that the work grows with the articles alone.
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
