const hide = (popover: HTMLElement | null): void => {
  if (popover?.matches(':popover-open')) popover.hidePopover()
}

/**
 * Closes a popover when a link in it is chosen: it may lead to a place on this page, and a page that the visitor comes back to
 * should be as they left it. The menu, which covers the page, also closes when the focus moves on to what it covers.
 */
export const startMenu = (): void => {
  document.addEventListener('focusin', ({ target }) => {
    const menu = document.querySelector<HTMLElement>('.mobile-menu')
    if (target instanceof Node && !menu?.contains(target)) hide(menu)
  })
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a[href]')
    if (link) hide(link.closest<HTMLElement>('[popover]'))
  })
}
