import slugify from '@sindresorhus/slugify'

/** `'Ñandú & Łódź'` → `'nandu-lodz'`: a part of an address made from a text. What would be empty, or the address of a folder, gives the codes of its characters. */
export const toSlug = (words: string): string => {
  const slug = slugify(words, { decamelize: false, customReplacements: Array.from("&’'", (sign) => [sign, ' ']) })
  if (slug !== '' && slug !== 'index') return slug
  return Array.from(words.toLowerCase(), (character) => character.codePointAt(0)?.toString(16)).join('-')
}
