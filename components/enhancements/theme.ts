const key = 'theme'

/** What a visitor can choose; `system` follows the system and is not stored. */
type ThemeChoice = 'light' | 'dark' | 'system'

const asChoice = (value: string | null | undefined): ThemeChoice =>
  value === 'light' || value === 'dark' ? value : 'system'

/** The remembered choice. Storage may be forbidden: then there is none. */
const storedChoice = (): ThemeChoice => {
  try {
    return asChoice(localStorage.getItem(key))
  } catch {
    return 'system'
  }
}

const store = (choice: ThemeChoice): void => {
  try {
    if (choice === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    // The choice then holds for this page only.
  }
}

/** This document, and our own ones in frames, which have no script of their own. */
const roots = (): HTMLElement[] =>
  [document, ...Array.from(document.querySelectorAll('iframe'), (frame) => frame.contentDocument)].flatMap(
    (page) => page?.documentElement ?? [],
  )

/** Of the colors of the browser's own frame the one for light stands first (lib/seo/site-metadata.ts). */
const paintFrame = (choice: ThemeChoice): void => {
  document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((color, at) => {
    const theme = at ? 'dark' : 'light'
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
 * Puts the marks of the script in the head back where React took them off: it draws the whole document anew where it finds
 * another text than was sent, as on a page that the browser has translated.
 */
const keepMarks = (): void => {
  const root = document.documentElement
  new MutationObserver(() => {
    if ('js' in root.dataset || 'scriptError' in root.dataset) return
    root.dataset.js = ''
    apply(storedChoice())
    reflectTheme()
  }).observe(root, { attributeFilter: ['data-js'] })
}

/** Sets and answers every theme switch, follows a choice made in another tab, and hands the theme on to frames. */
export const startTheme = (): void => {
  apply(applied())
  reflectTheme()
  keepMarks()
  // The event of a frame that has loaded does not bubble, so it is caught on its way down.
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
