import { navigationType } from '@/lib/navigation-type'
import { completeLayout } from './rest'
import { openTarget } from './target'

/** Milliseconds between arrival and the scroll to the part that the address stands for. */
const scrollDelay = 100

const scrollTo = (id: string): void => {
  completeLayout()
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  document.getElementById(id)?.scrollIntoView({ behavior })
}

/**
 * Does what a page asks for when the visitor has arrived on it. One that they come back to or reload stays where they had
 * scrolled it.
 */
export const arrive = (): void => {
  const { missingPath, scrollTo: id } = document.querySelector('main')?.dataset ?? {}
  if (missingPath !== undefined) console.warn(`Page not found: ${location.pathname}`)
  if (location.hash) openTarget(location.hash)
  else if (id && navigationType() === 'navigate') setTimeout(scrollTo, scrollDelay, id)
}

/** Runs `then` now, or when a page that the browser prepared in advance is shown. */
export const whenShown = (then: () => void): void => {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', then, { once: true })
  } else then()
}
