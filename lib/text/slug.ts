/** `'Services and pricing'` → `'services-and-pricing'`: an id made from a text. */
export const toSlug = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Lower-case words joined by hyphens, as in addresses and file names. */
export const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/
