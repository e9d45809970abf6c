const place = ({ target }: Event): void => {
  if (!(target instanceof HTMLElement) || !target.matches('.explanation')) return
  const words = target.previousElementSibling?.getBoundingClientRect()
  if (!words) return
  const low = words.bottom > innerHeight * 0.6
  const top = low ? 'auto' : `${words.bottom + scrollY}px`
  const bottom = low ? `${document.documentElement.clientHeight - words.top - scrollY}px` : 'auto'
  target.style.setProperty('--place', `${top} auto ${bottom} ${words.left}px`)
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
