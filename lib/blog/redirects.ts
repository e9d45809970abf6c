import { articlePath, routes } from '../routes'

/** A permanent redirect between two addresses of this site. */
export interface Redirect {
  from: string
  to: string
  /** Title of the target. */
  title: string
}

interface RenamedArticle {
  slug: string
  title: string
  /** Earlier file names. */
  oldSlugs?: readonly string[]
}

/** The fields of the blog's page that redirects need. */
interface BlogPage {
  head: { heading: string }
  removedArticles?: readonly string[]
}

/**
 * The addresses that articles had before, with their targets, sorted: an earlier name leads to the article, and the address of an
 * article that was removed leads to the list. For the rules of hosts and for the static pages at the old addresses.
 * @param articles The published articles.
 */
export function redirects(articles: readonly RenamedArticle[], { head, removedArticles = [] }: BlogPage): Redirect[] {
  const renamed = articles.flatMap(({ slug, title, oldSlugs = [] }) =>
    oldSlugs.map((old) => ({ from: articlePath(old), to: articlePath(slug), title })),
  )
  const removed = removedArticles.map((slug) => ({
    from: articlePath(slug),
    to: routes.blog.path,
    title: head.heading,
  }))
  return [...renamed, ...removed].sort((a, b) => (a.from < b.from ? -1 : 1))
}
