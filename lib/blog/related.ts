/** The fields that relate articles. */
interface Related {
  slug: string
  tags: readonly string[]
}

/** How many articles of a tag are compared on each side of an article: limits the work for tags that all articles have. */
const reach = 6

/** The items of a list that are next to one of its own. */
const around = <Item>(list: readonly Item[], item: Item): Item[] => {
  const index = list.indexOf(item)
  return [...list.slice(Math.max(0, index - reach), index), ...list.slice(index + 1, index + 1 + reach)]
}

/**
 * At most `limit` related articles for each of all articles in order of time: those that share tags, where rare tags count more
 * (1 / articles with the tag), then the nearest in time. Each article is compared with a fixed number of others.
 */
export const relateArticles = <Item extends Related>(
  articles: readonly Item[],
  limit: number,
): ReadonlyMap<string, Item[]> => {
  const lists = new Map<string, Item[]>()
  for (const article of articles)
    for (const tag of new Set(article.tags)) {
      const list = lists.get(tag) ?? []
      lists.set(tag, list)
      list.push(article)
    }
  const positions = new Map(articles.map((article, index) => [article, index]))
  const find = (article: Item, index: number): Item[] => {
    const scores = new Map<Item, number>(around(articles, article).map((other) => [other, 0]))
    for (const list of [...new Set(article.tags)].map((tag) => lists.get(tag) ?? []))
      for (const other of around(list, article)) scores.set(other, (scores.get(other) ?? 0) + 1 / list.length)
    const distance = (other: Item) => Math.abs((positions.get(other) ?? 0) - index)
    return [...scores]
      .sort(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || distance(a) - distance(b))
      .slice(0, limit)
      .map(([other]) => other)
  }
  return new Map(articles.map((article, index) => [article.slug, find(article, index)]))
}
