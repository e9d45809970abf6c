/**
 * Where a click on a link leads inside the site.
 * @param event A click that everyone else has had their turn with.
 * @returns The address, or undefined when the browser should deal with the click: it is taken, has a modifier, or leads out of
 *   the site, to a new tab, to a file, or to a place on this page.
 */
export const pageLinkedTo = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.origin !== location.origin) return undefined
  if (link.pathname === location.pathname || link.pathname.includes('.')) return undefined
  return link.pathname + link.search + link.hash
}
