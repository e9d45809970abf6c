/** The fields that relate articles. */
interface Related {
  slug: string
  tags: readonly string[]
}

/** How many articles of a tag are compared on each side of an article: limits the work for tags that all articles have. */
const reach = 6

interface Place<Item> {
  list: readonly Item[]
  index: number
}

/** For every article, the lists of articles of its tags, and its position in each. */
const indexByTag = <Item extends Related>(articles: readonly Item[]) => {
  const lists = new Map<string, Item[]>()
  const places = new Map<Item, Place<Item>[]>()
  for (const article of articles) {
    const own = [...new Set(article.tags)].map((tag) => {
      const list = lists.get(tag) ?? []
      lists.set(tag, list)
      return { list, index: list.push(article) - 1 }
    })
    places.set(article, own)
  }
  return places
}

const around = <Item>(list: readonly Item[], index: number): Item[] => [
  ...list.slice(Math.max(0, index - reach), index),
  ...list.slice(index + 1, index + 1 + reach),
]

/**
 * At most `limit` related articles for each of all articles in order of time: those that share tags, where rare tags count more
 * (1 / articles with the tag), then the nearest in time. One pass builds an index, and each article is then compared with a fixed
 * number of others, so the work grows with n and not with n².
 */
export const relateArticles = <Item extends Related>(
  articles: readonly Item[],
  limit: number,
): ReadonlyMap<string, Item[]> => {
  const places = indexByTag(articles)
  const positions = new Map(articles.map((article, index) => [article, index]))
  const find = (article: Item, index: number): Item[] => {
    const scores = new Map<Item, number>(around(articles, index).map((other) => [other, 0]))
    for (const place of places.get(article) ?? []) {
      const weight = 1 / place.list.length
      for (const other of around(place.list, place.index)) scores.set(other, (scores.get(other) ?? 0) + weight)
    }
    const distance = (other: Item) => Math.abs((positions.get(other) ?? 0) - index)
    return [...scores]
      .sort(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || distance(a) - distance(b))
      .slice(0, limit)
      .map(([other]) => other)
  }
  return new Map(articles.map((article, index) => [article.slug, find(article, index)]))
}
