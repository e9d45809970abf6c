import { articlePath, jobPagePath, routes } from '../routes'

/** A permanent redirect between two addresses of this site. */
export interface Redirect {
  from: string
  to: string
  /** Title of the target. */
  title: string
}

interface RenamedEntry {
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
 * The addresses that articles and jobs had before, with their targets, sorted: an earlier name leads to the entry, and the address of
 * an article that was removed leads to the list. For the rules of hosts and for the static pages at the old addresses.
 */
export function redirects(
  entries: { articles: readonly RenamedEntry[]; jobs: readonly RenamedEntry[] },
  { head, removedArticles = [] }: BlogPage,
): Redirect[] {
  const moved = (of: readonly RenamedEntry[], pathOf: (slug: string) => string) =>
    of.flatMap(({ slug, title, oldSlugs = [] }) =>
      oldSlugs.map((old) => ({ from: pathOf(old), to: pathOf(slug), title })),
    )
  const renamed = [...moved(entries.articles, articlePath), ...moved(entries.jobs, jobPagePath)]
  const removed = removedArticles.map((slug) => ({
    from: articlePath(slug),
    to: routes.blog.path,
    title: head.heading,
  }))
  return [...renamed, ...removed].sort((a, b) => (a.from < b.from ? -1 : 1))
}
