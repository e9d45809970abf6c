/**
 * The rest of a page, below its first screens. A script in the head marks the document, the style sheet then leaves the rest
 * out of the first layouts (app/styles/rest.css), and here it follows a part at a time, so that no part keeps the page busy.
 */
const waiting = 'main > :nth-child(n + 3):not([data-laid]), [data-site-footer]:not([data-laid])'

/** Milliseconds that a part waits at most for an idle moment. */
const patience = 300

const root = document.documentElement

const isPartial = (): boolean => root.hasAttribute('data-partial')

/** Lays out all that is left at once, before something needs its place. */
export const completeLayout = (): void => root.removeAttribute('data-partial')

const whenIdle = (then: () => void): void => {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: patience })
  else setTimeout(then, patience / 10)
}

/**
 * Lays out the rest of the page once it has loaded, from top to bottom. The document keeps its mark, which then means nothing any
 * more: taking it off would have every element styled anew.
 * @param done Called when the whole page is laid out; at once when it is already.
 */
export const layOutRest = (done: () => void): void => {
  if (!isPartial()) {
    done()
    return
  }
  const next = (): void => {
    const part = isPartial() && document.querySelector(waiting)
    if (part) {
      part.setAttribute('data-laid', '')
      whenIdle(next)
    } else done()
  }
  if (document.readyState === 'complete') whenIdle(next)
  else addEventListener('load', () => whenIdle(next), { once: true })
}
