/**
 * Closes a popover when a link in it is chosen: it may lead to a place on this page, or not reload it. The menu, which
 * covers the page, also closes when the focus moves on to what it covers.
 */
export const startMenu = (): void => {
  document.addEventListener('focusin', ({ target }) => {
    const menu = document.querySelector<HTMLElement>('.mobile-menu')
    if (!menu || !('hidePopover' in menu) || !(target instanceof Node) || menu.contains(target)) return
    if (menu.matches(':popover-open')) menu.hidePopover()
  })
  document.addEventListener('click', ({ target }) => {
    const popover = target instanceof Element && target.closest('a[href]')?.closest<HTMLElement>('[popover]')
    if (!popover) return
    if (!('hidePopover' in popover)) (popover as HTMLElement).hidden = true
    else if (popover.matches(':popover-open')) popover.hidePopover()
  })
}
