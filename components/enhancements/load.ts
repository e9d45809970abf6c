/** Loads the modules by name; `enhance` adds the behaviour to the element marked with `data-enhance`. */
type Modules = Readonly<Record<string, () => Promise<{ enhance: (element: HTMLElement) => void }>>>

/** Enhancements that load when their element comes near the screen or is used, by the value of `data-enhance`. */
const nearby = {
  'chain-tightener': () => import('./chain-tightener'),
  explanations: () => import('./explanations'),
  'lead-form-plan': () => import('./lead-form-plan'),
  'form-frame': () => import('./form-frame'),
} satisfies Modules

/** Those that load at the first event anywhere in the page: their elements are on the first screen or in the order of the Tab key, and cost nothing before. */
const atFirstEvent = {
  contents: () => import('./contents'),
  'hero-canvas': () => import('./hero-canvas'),
  'job-dialogs': () => import('./job-dialogs'),
  scroller: () => import('./scroller'),
} satisfies Modules

/** The values of `data-enhance`. */
export type EnhancementName = keyof typeof nearby | keyof typeof atFirstEvent

/** Events that show that a visitor is active. Keys move the focus or scroll. */
const activity = ['pointerover', 'pointerdown', 'focusin', 'scroll']

/** Calls `load` once, at the first event in the target, or when the element `near` comes near the screen. */
const whenNeeded = (load: () => void, target: EventTarget, near?: Element): void => {
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
  if (near) observer.observe(near)
  for (const type of activity) target.addEventListener(type, begin, { capture: true, signal: controller.signal })
}

/** Adds to the whole page what a module brings. */
const loadForPage = (module: Promise<{ enhance: () => void }>) =>
  module.then(({ enhance }) => enhance()).catch(console.warn)

/** Loads the enhancement of every element `[data-enhance]` when it is needed, and of blocks that appear on scrolling at the first event. */
export const loadWhenNeeded = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const name = element.dataset.enhance ?? ''
    const near = (nearby as Modules)[name]
    const load = () =>
      (near ?? (atFirstEvent as Modules)[name])?.()
        .then(({ enhance }) => enhance(element))
        // Without the module the element keeps what it does without scripts. The fragment tells whether it lacks a plan.
        .catch((error) => {
          element.dataset.failedAt = location.hash
          console.warn(error)
        })
    near ? whenNeeded(load, element, element) : whenNeeded(load, document)
  }
  if (document.querySelector('[data-reveal]')) whenNeeded(() => loadForPage(import('./reveal')), document)
}

/** Loads the fallbacks in browsers that lack one of the features they replace. */
export const loadFallbacks = (): void => {
  const isComplete = 'commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype
  if (!isComplete) loadForPage(import('./fallbacks'))
}
