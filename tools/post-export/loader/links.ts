const listen = { capture: true }

/** Style sheets that have not come yet. */
const missing = new Set<HTMLLinkElement>()

const leavesPage = (target: EventTarget | null): boolean => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && link.pathname !== location.pathname
}

/** Keeps a click from the framework; the browser then follows the link by itself. */
const keepFromRouter = (event: Event): void => {
  if (leavesPage(event.target)) event.stopPropagation()
}

/**
 * Leaves links to the browser until a whole style sheet has come: the page that a browser loads brings its styles along, while
 * one that the framework puts in place of this page would stand there without them.
 */
export const waitForStyles = (sheet: HTMLLinkElement): void => {
  if (missing.size === 0) addEventListener('click', keepFromRouter, listen)
  missing.add(sheet)
  sheet.addEventListener('load', () => {
    missing.delete(sheet)
    if (missing.size === 0) removeEventListener('click', keepFromRouter, listen)
  })
}
