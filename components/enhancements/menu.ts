/**
 * Closes a popover when a link in it is chosen: the link may lead to a place on this page, and a page that the visitor comes
 * back to should not have it open. The menu `[data-menu]` covers the page, so it also closes when the focus leaves it, and when
 * the window is too wide for it, since it would otherwise come back with a narrower one.
 */
export const startMenu = (): void => {
  const menu = () => document.querySelector<HTMLElement>('[data-menu]')
  addEventListener('resize', () => menu()?.offsetWidth || menu()?.hidePopover())
  document.addEventListener('focusin', ({ target }) => {
    if (!menu()?.contains(target as Node)) menu()?.hidePopover()
  })
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a[href]')
    if (link) link.closest<HTMLElement>('[popover]')?.hidePopover()
  })
}
