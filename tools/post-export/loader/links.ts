const listen = { capture: true }

/** Style sheets that have not come yet. */
const missing = new Set<HTMLLinkElement>()

/** The link that was clicked last while its click was kept back. */
let kept: HTMLAnchorElement | undefined

const linkToOtherPage = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && !link.target && link.origin === location.origin && link.pathname !== location.pathname
    ? link
    : undefined
}

/** Keeps a click from the framework; the browser then follows the link by itself. */
const leaveToBrowser = (event: Event): void => {
  if (linkToOtherPage(event)) event.stopPropagation()
}

/** Keeps a click from the framework and the browser, to be made again; one with a modifier opens a tab and is let through. */
const keepBack = (event: MouseEvent): void => {
  const link = linkToOtherPage(event)
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.stopPropagation()
  event.preventDefault()
  kept = link
}

/**
 * Keeps links from the framework until a whole style sheet has come: a page that it puts in place of this one would stand there
 * without its styles, while one that the browser loads brings them along.
 * @param sheet
 * @param keeps Wait instead of leaving the link to the browser, where a new document would lose what the visitor has done.
 */
export const waitForStyles = (sheet: HTMLLinkElement, keeps: boolean): void => {
  const hold = keeps ? keepBack : leaveToBrowser
  if (missing.size === 0) addEventListener('click', hold, listen)
  missing.add(sheet)
  const release = () => {
    missing.delete(sheet)
    if (missing.size > 0) return
    removeEventListener('click', hold, listen)
    kept?.click()
    kept = undefined
  }
  sheet.addEventListener('load', release)
  sheet.addEventListener('error', release)
}
