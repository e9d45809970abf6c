/** `'Services and pricing'` → `'services-and-pricing'`: an id made from a text. */
export const toSlug = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Lower-case words joined by hyphens, as in addresses and file names. */
export const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A name in this form, read as its author says it: `How_Soon` → `how-soon`, `OurTeam` → `our-team`, `Büro` → `buero`. */
export const toKebabCase = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
