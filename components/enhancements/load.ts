/** Loads the modules by name; `enhance` adds the behaviour to the element marked with `data-enhance`. */
type Modules = Readonly<Record<string, () => Promise<{ enhance: (element: HTMLElement) => void }>>>

/** Enhancements that load when their element comes near the screen or is used, by the value of `data-enhance`. */
const nearby = {
  'chain-tightener': () => import('./chain-tightener'),
  explanations: () => import('./explanations'),
  'form-frame': () => import('./form-frame'),
} satisfies Modules

/** Those that load at the first event anywhere in the page: their elements are on the first screen or in the order of the Tab key, and cost nothing before. */
const atFirstEvent = {
  contents: () => import('./contents'),
  'hero-canvas': () => import('./hero-canvas'),
  'job-dialogs': () => import('./job-dialogs'),
  scroller: () => import('./scroller'),
} satisfies Modules

/** Those that load when the visitor brings a plan or an estimate. */
const whenBrought = { 'lead-form-plan': () => import('./lead-form-plan') } satisfies Modules

const all: Modules = { ...nearby, ...atFirstEvent, ...whenBrought }

/** The values of `data-enhance`. */
export type EnhancementName = keyof typeof nearby | keyof typeof atFirstEvent | keyof typeof whenBrought

/** The storage of the tab, which has nothing but its plan; undefined where the visitor blocks it. */
export const tabStorage = (): Storage | undefined => {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** Whether a plan or an estimate is in the tab, in the address, or in that of the page before. */
const isBrought = (): boolean =>
  !!tabStorage()?.length || /#\S+=/.test(`${location.href} ${window.navigation?.activation?.from?.url}`)

/** Events that show that a visitor is active. Keys move the focus or scroll. */
const activity = ['pointerover', 'pointerdown', 'focusin', 'scroll']

/** Calls `load` once, at the first of these events in the target at which it is due. Returns what they call. */
const once = (load: () => void, target: EventTarget, types = activity, isDue = () => true) => {
  const controller = new AbortController()
  const begin = () => {
    if (controller.signal.aborted || !isDue()) return
    controller.abort()
    load()
  }
  for (const type of types) target.addEventListener(type, begin, { capture: true, signal: controller.signal })
  return begin
}

/** Calls `begin` when an element is less than a quarter of the screen's height away from the screen. */
const whenNear = (element: Element, begin: () => void): void => {
  const see: IntersectionObserverCallback = (entries) => entries.some((entry) => entry.isIntersecting) && begin()
  new IntersectionObserver(see, { rootMargin: '25% 0px' }).observe(element)
}

/** Adds to the whole page what a module brings. */
const loadForPage = (module: Promise<{ enhance: () => void }>) =>
  module.then(({ enhance }) => enhance()).catch(console.warn)

/** Loads the enhancement of every element `[data-enhance]` when it is needed, and of the page at the first event. */
export const loadWhenNeeded = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const name = element.dataset.enhance ?? ''
    const load = () =>
      all[name]?.()
        .then(({ enhance }) => enhance(element))
        // Without the module the element keeps what it does without scripts. The fragment tells whether it lacks a plan.
        .catch((error) => {
          element.dataset.failedAt = location.hash
          console.warn(error)
        })
    if (name in nearby) whenNear(element, once(load, element))
    else if (name in atFirstEvent) once(load, document)
    else once(load, window, ['hashchange', 'pageshow', 'storage'], isBrought)()
  }
  once(() => loadForPage(import('./first-use')), document)
}

/** Loads the fallbacks in browsers that lack one of the features they replace. */
export const loadFallbacks = (): void => {
  const isComplete = 'commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype
  if (!isComplete) loadForPage(import('./fallbacks'))
}
