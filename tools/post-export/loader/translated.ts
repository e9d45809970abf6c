const root = document.documentElement

/** The language that the page came in: this runs in its head, before any translator. */
const { lang } = root

/**
 * Whether the visitor's browser has translated the page. Translators change the language that it states, or put every text into an
 * element of their own. React would not find what it expects, draw the page anew in its first language, and close what the
 * visitor has opened.
 */
export const isTranslated = (): boolean => root.lang !== lang || document.querySelector('font') !== null
