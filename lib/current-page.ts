/**
 * The `aria-current` of a link in the navigation.
 * @param path The address of the page that shows the link.
 * @param href Where the link leads.
 * @returns `page` for a link to this page, `true` for a link to a page above it, such as /blog on /blog/x.
 */
export function currentPage(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}
