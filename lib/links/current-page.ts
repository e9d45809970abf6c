/** The `aria-current` of a link on the page at `path`: `page` for one to this page, `true` for one to a page above it, as /blog on /blog/x. */
export function currentPage(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}
