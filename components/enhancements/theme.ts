import { markScriptsRunning } from '@/lib/browser/script-state'
import { themes } from '@/lib/theme/paint'

const key = 'theme'

/** What a visitor can choose; `system` follows the system and is not stored. */
type ThemeChoice = (typeof themes)[number] | 'system'

const asChoice = (value: string | null | undefined): ThemeChoice => themes.find((theme) => theme === value) ?? 'system'

/** The remembered choice. Storage may be forbidden: then there is none. */
const storedChoice = (): ThemeChoice => {
  try {
    return asChoice(localStorage[key])
  } catch {
    return 'system'
  }
}

const store = (choice: ThemeChoice): void => {
  try {
    if (choice === 'system') delete localStorage[key]
    else localStorage[key] = choice
  } catch {
    // The choice then applies to this page only.
  }
}

/** This document and our own pages in frames, which have no scripts. */
const roots = (): HTMLElement[] =>
  [document, ...Array.from(document.querySelectorAll('iframe'), (frame) => frame.contentDocument)].flatMap(
    (page) => page?.documentElement ?? [],
  )

/** Sets the color of the browser's own bars, for which the page has one <meta> element a theme (lib/build/site-metadata.ts). */
const paintFrame = (choice: ThemeChoice): void => {
  document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((color, at) => {
    const theme = themes[at]
    if (choice === 'system') color.media = `(prefers-color-scheme:${theme})`
    else color.media = choice === theme ? '' : 'not all'
  })
}

const apply = (choice: ThemeChoice): void => {
  paintFrame(choice)
  for (const { dataset } of roots()) {
    if (choice === 'system') delete dataset.theme
    else dataset.theme = choice
  }
}

const applied = (): ThemeChoice => asChoice(document.documentElement.dataset.theme)

/** Shows on every switch which theme is chosen. */
const reflectTheme = (): void => {
  const choice = applied()
  for (const control of document.querySelectorAll<HTMLElement>('[data-theme-choice]')) {
    control.setAttribute('aria-pressed', String(control.dataset.themeChoice === choice))
  }
}

/**
 * Restores the attributes of <html> when React has removed them: on a page whose text differs from what was sent, such as one
 * that the browser has translated, it renders the whole document again. `data-enhanced` is only there to notice this.
 */
const keepAttributes = (): void => {
  const { dataset } = document.documentElement
  dataset.enhanced = ''
  new MutationObserver(() => {
    if ('enhanced' in dataset) return
    dataset.enhanced = ''
    if (!('failedAt' in dataset)) markScriptsRunning()
    apply(storedChoice())
    reflectTheme()
  }).observe(document.documentElement, { attributeFilter: ['data-enhanced'] })
}

/** Answers every theme switch, follows a choice made in another tab, and passes the theme on to frames. */
export const startTheme = (): void => {
  apply(applied())
  reflectTheme()
  keepAttributes()
  // The load event of a frame does not bubble, so it is captured.
  document.addEventListener('load', () => apply(applied()), true)
  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element && target.closest<HTMLElement>('[data-theme-choice]')
    if (!control) return
    const choice = asChoice(control.dataset.themeChoice)
    store(choice)
    apply(choice)
    reflectTheme()
  })
  addEventListener('storage', (event) => {
    if (event.key !== key) return
    apply(storedChoice())
    reflectTheme()
  })
}
