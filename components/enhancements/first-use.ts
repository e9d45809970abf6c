import { startReveal } from './reveal'

/** Starts what a page needs once it is used. Loaded at the first event in the page. */
export const enhance = (): void => {
  startReveal()
  startMenu()
  startFrames()
}

/**
 * Closes the menu `[data-menu]` when a link in it is chosen: the link may lead to a place on this page, and a page that the visitor
 * comes back to should not have it open. It also closes when the window is too wide for it, since the page behind it is inert.
 */
const startMenu = (): void => {
  const menu = () => document.querySelector<HTMLDialogElement>('[data-menu]')
  const close = () => {
    menu()?.close()
    menu()?.hidePopover?.()
  }
  addEventListener('resize', () => menu()?.offsetWidth || close())
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-menu] a[href]')) close()
  })
}

/**
 * Scrolls to a frame off screen that gets the focus. Browsers scroll to a field in a frame, but Chromium stops at the frame
 * itself, without scrolling, while its page has not loaded.
 */
const startFrames = (): void => {
  addEventListener('blur', () => {
    const { activeElement } = document
    if (!activeElement?.matches('iframe')) return
    const { top, bottom } = activeElement.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) activeElement.scrollIntoView()
  })
}
