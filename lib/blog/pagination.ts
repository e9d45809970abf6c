/** Number of articles on one list page. */
const pageSize = 24

/** Number of list pages for `total` articles, at least 1. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / pageSize))

/** The articles of list page `page`, counted from 1. Empty for a page that does not exist. */
export const articlesOfPage = <Item>(articles: readonly Item[], page: number): Item[] =>
  page >= 1 ? articles.slice((page - 1) * pageSize, page * pageSize) : []
