const place = ({ target }: Event): void => {
  if (!(target instanceof HTMLElement) || !target.matches('.explanation')) return
  const copy = target.previousElementSibling?.getBoundingClientRect()
  if (!copy) return
  const isLow = copy.bottom > innerHeight * 0.6
  // Always from above: Chromium 150 measures a distance from below against the whole page when the popover has an invoker.
  target.style.setProperty('--place', `${(isLow ? copy.top : copy.bottom) + scrollY}px auto auto ${copy.left}px`)
  target.style.setProperty('--lift', isLow ? 'calc(-100% - 0.75rem)' : '0px')
  target.dataset.placed = ''
}

/**
 * Puts every explanation that opens at its words: below them, or above them where they stand low on the screen. Anchors of
 * the style sheet would do it too, but Safari 26 misplaces them on a page that has been scrolled.
 */
export const startExplanations = (): void => {
  // Before it opens, so that it is never seen elsewhere. The event does not bubble.
  document.addEventListener('beforetoggle', place, true)
}
