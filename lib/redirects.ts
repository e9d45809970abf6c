/** All redirects of the site: from earlier addresses of pages and of entries that have one, such as articles and jobs. */
import type { EntryAddress } from './content/entry-addresses'
import type { Content } from './content/types'
import { articlePath, type Route, routes } from './routes'
import { escapeHtml } from './text/escape-html'

/** A permanent redirect between two addresses of this site. */
interface Redirect {
  from: string
  to: string
  /** Title of the target. */
  title: string
}

/** What redirects need of the content. */
export interface MovedContent extends Pick<Content, 'site' | 'fixedPages'> {
  entryAddresses: readonly Pick<EntryAddress, 'address' | 'earlier' | 'title'>[]
  page: (name: 'blog') => { head: { heading: string }; removedArticles?: readonly string[] }
}

/**
 * Redirects, sorted: an earlier address of a route leads to its page, that of an entry to its new one, a removed article to the list.
 * @param pages The routes, for tests.
 */
export function redirects(
  { entryAddresses, fixedPages, page, site }: MovedContent,
  pages: Readonly<Record<string, Route>> = routes,
): Redirect[] {
  const { head, removedArticles = [] } = page('blog')
  const titleOf = (address: string) => fixedPages.find(({ path }) => path === address)?.head.heading ?? site.brand
  return [
    ...Object.values(pages).flatMap(({ path, earlier = [] }) =>
      earlier.map((from) => ({ from, to: path, title: titleOf(path) })),
    ),
    ...entryAddresses.flatMap(({ address, earlier, title }) => earlier.map((from) => ({ from, to: address, title }))),
    ...removedArticles.map((slug) => ({ from: articlePath(slug), to: routes.blog.path, title: head.heading })),
  ].sort((a, b) => (a.from < b.from ? -1 : 1))
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
