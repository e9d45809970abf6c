/** `'Services and pricing'` → `'services-and-pricing'`: an id made from a text. */
export const toSlug = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
