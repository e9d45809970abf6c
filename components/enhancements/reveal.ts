/** Share of a block that must be in view to show it; half a screen of a very tall block is enough. */
const enough = 0.1

type Entry = IntersectionObserverEntry

const show = (block: Element): void => block.setAttribute('data-reveal', '')

/**
 * Hides the blocks `[data-reveal]` below the screen until they come into view or get the focus, each once. Under reduced motion
 * nothing is hidden, and all is shown before printing. Positions come from the observer, since measuring would force a layout
 * while the page loads.
 */
export const startReveal = (): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // The screen's height comes from the observer too: reading it from the window would force a style update.
  const judge = ({ target, boundingClientRect, intersectionRatio, intersectionRect, rootBounds }: Entry) => {
    const waits = target.getAttribute('data-reveal') === 'wait'
    const screen = rootBounds?.height ?? 0
    if (!waits && boundingClientRect.top >= screen) target.setAttribute('data-reveal', 'wait')
    else if (!waits || intersectionRatio >= enough || intersectionRect.height >= screen / 2) {
      observer.unobserve(target)
      show(target)
    }
  }
  const observer = new IntersectionObserver((entries) => entries.forEach(judge), { threshold: [0, 0.02, 0.05, enough] })
  document.addEventListener('focusin', ({ target }) => {
    const block = target instanceof Element && target.closest('[data-reveal]')
    if (!block) return
    observer.unobserve(block)
    show(block)
  })
  addEventListener('beforeprint', () => {
    observer.disconnect()
    document.querySelectorAll('[data-reveal="wait"]').forEach(show)
  })
  for (const block of document.querySelectorAll('[data-reveal]')) observer.observe(block)
}
