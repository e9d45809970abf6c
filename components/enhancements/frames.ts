/**
 * Scrolls to a frame off screen that gets the focus. Browsers scroll to a field in a frame, but Chromium stops at the frame
 * itself, without scrolling, while its page has not loaded.
 */
export const startFrames = (): void => {
  addEventListener('blur', () => {
    const { activeElement } = document
    if (!activeElement?.matches('iframe')) return
    const { top, bottom } = activeElement.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) activeElement.scrollIntoView()
  })
}
