import type { Article, Job } from '../content/types'
import { articlePath, jobPagePath, routes } from '../routes'
import { escapeHtml } from '../text/escape-html'

/** A permanent redirect between two addresses of this site. */
interface Redirect {
  from: string
  to: string
  /** Title of the target. */
  title: string
}

type RenamedEntry = Pick<Article | Job, 'slug' | 'title' | 'oldSlugs'>

/** The fields of the blog's page that redirects need. */
interface BlogPage {
  head: { heading: string }
  removedArticles?: readonly string[]
}

/** Redirects from earlier addresses of articles and jobs, sorted: an old slug leads to the entry, a removed article to the list. */
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

/** The HTML document at an old address, for hosts without redirect rules: it opens the new one, names it as canonical, and links to it. */
export const redirectPage = ({ to, title }: Redirect, origin: string): string => {
  const [href, text] = [escapeHtml(to), escapeHtml(title)]
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="0; url=${href}">`,
    `<link rel="canonical" href="${escapeHtml(origin)}${href}">`,
    `<title>${text}</title>`,
    '</head>',
    `<body><main><h1><a href="${href}">${text}</a></h1></main></body>`,
    '</html>',
    '',
  ].join('\n')
}
