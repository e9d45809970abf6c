interface Enhancement {
  /** Adds the behaviour to the element marked with `data-enhance`. */
  enhance: (element: HTMLElement) => void
}

/** Enhancements that load only when they are needed, by the value of `data-enhance`. */
const modules: Record<string, () => Promise<Enhancement>> = {
  'chain-tightener': () => import('./chain-tightener'),
  contents: () => import('./contents'),
  explanations: () => import('./explanations'),
  'hero-canvas': () => import('./hero-canvas'),
  'carried-plan': () => import('./carried-plan'),
  'demo-form': () => import('./demo-form'),
  'job-dialogs': () => import('./job-dialogs'),
}

/** Events that show that a visitor is active. Keys move the focus or scroll. */
const activity = ['pointerover', 'pointerdown', 'focusin', 'scroll']

/** Enhancements of the first screen: they wait for the first event anywhere in the page and cost nothing before. */
const firstScreen = ['contents', 'hero-canvas', 'job-dialogs']

/**
 * Calls `load` once: when the visitor does something inside the element or it comes near the screen; on the first screen when
 * the visitor does something anywhere.
 */
const whenNeeded = (element: HTMLElement, load: () => void): void => {
  const controller = new AbortController()
  const begin = () => {
    controller.abort()
    observer.disconnect()
    load()
  }
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && begin(), {
    // A quarter of the screen's height above and below it counts as near.
    rootMargin: '25% 0px',
  })
  const isOnFirstScreen = firstScreen.includes(element.dataset.enhance ?? '')
  if (!isOnFirstScreen) observer.observe(element)
  const target = isOnFirstScreen ? document : element
  for (const type of activity) target.addEventListener(type, begin, { capture: true, signal: controller.signal })
}

/** Loads the enhancement of every element `[data-enhance]` when it is needed. */
export const loadWhenNeeded = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const load = modules[element.dataset.enhance ?? '']
    // Without the module the element keeps what it does without scripts. The fragment tells whether it lacks a plan.
    if (load)
      whenNeeded(element, () =>
        load()
          .then(({ enhance }) => enhance(element))
          .catch((error) => {
            element.dataset.failedAt = location.hash
            console.warn(error)
          }),
      )
  }
}

/** Loads the fallbacks in browsers that lack one of the features they replace. */
export const loadFallbacks = (): void => {
  const isComplete = 'commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype
  if (!isComplete) import('./fallbacks').then(({ enhance }) => enhance()).catch(console.warn)
}
