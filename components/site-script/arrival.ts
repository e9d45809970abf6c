import { completeLayout } from './rest'
import { openTarget } from './target'

/** Milliseconds between arrival and the scroll to the part that the address stands for. */
const scrollDelay = 100

const scrollTo = (id: string): void => {
  completeLayout()
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  document.getElementById(id)?.scrollIntoView({ behavior })
}

const greet = (main: HTMLElement | null): void => {
  const { missingPath, scrollTo: id } = main?.dataset ?? {}
  if (missingPath !== undefined) console.warn(`Page not found: ${location.pathname}`)
  if (location.hash) openTarget(location.hash)
  else if (id) setTimeout(scrollTo, scrollDelay, id)
}

/**
 * Makes a function that notices when the visitor has arrived on another page, whether the browser or the framework
 * brought them there, and then does what that page asks for.
 */
export const createArrival = (): (() => void) => {
  let last: HTMLElement | null = null
  let path = ''
  return () => {
    const main = document.querySelector('main')
    if (main === last && location.pathname === path) return
    last = main
    path = location.pathname
    greet(main)
  }
}

/** Runs `then` now, or when a page that the browser prepared in advance is shown. */
export const whenShown = (then: () => void): void => {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', then, { once: true })
  } else then()
}
