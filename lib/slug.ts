/** `'Services and pricing'` → `'services-and-pricing'`: an id made from words. */
export const toSlug = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
