import { navigationType } from '@/lib/browser/navigation-type'
import { openTarget } from './targets'

/** Milliseconds between arrival and the scroll to the part of the page that the address stands for. */
const scrollDelay = 100

/** Scrolls to an element, unless the focus has moved since the arrival: it would then be off screen. */
const scrollTo = (id: string): void => {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  if (!document.body.querySelector(':focus')) document.getElementById(id)?.scrollIntoView({ behavior })
}

/**
 * Does what a page asks for when the visitor arrives: opens what the address names, scrolls to the part `data-scroll-to`, or
 * logs a missing path. After a reload or the back button the page stays where it was scrolled.
 */
export const arrive = (): void => {
  const { missingPath, scrollTo: id } = document.querySelector('main')?.dataset ?? {}
  if (missingPath !== undefined) console.warn('Page not found:', location.pathname)
  if (location.hash) openTarget(location.hash)
  else if (id && navigationType() === 'navigate') setTimeout(scrollTo, scrollDelay, id)
}

/** Calls `then` now, or when a page that the browser has prerendered is shown. */
export const whenShown = (then: () => void): void => {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', then, { once: true })
  } else then()
}
