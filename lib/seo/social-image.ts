/** Width and height of a social image in px, as social networks recommend. */
export const socialImageSize = { width: 1200, height: 630 } as const

/** File of the social image of a page, below /social: `/services` → `services.png`, `/` → `home.png`. */
export const socialImageName = (path: string): string => `${path.slice(1) || 'home'}.png`

/** The metadata of the social image of `path`; `alt` describes the image. */
export const socialImage = (path: string, alt: string) => ({
  url: `/social/${socialImageName(path)}`,
  ...socialImageSize,
  type: 'image/png',
  alt,
})

const drawn = /^[\u0020-\u007e\u00a0-\u00ff‐‑–—‘’“”„…•€™−Ā-ćĊ-ēĖ-ěĞ-ģĦħĪīĮ-İĲĳĶķĹ-ľŁ-ňŊ-ōŐ-őŔ-śŞ-šŤťŪ-žȘ-țẀ-ẅẞỲỳ]$/u

/** Whether a text has letters of another script than Latin, which the images' fonts do not have. “µ” and “ʻ” are of every script. */
export const hasOtherScript = (text: string): boolean => /(?![\p{Script=Latin}\p{Script=Common}])\p{L}/u.test(text)

/** `text` reduced to the characters of the images' fonts: other accents and signs are dropped. Empty where it is in another script. */
export const drawableText = (text: string): string =>
  Array.from(hasOtherScript(text) ? '' : text.normalize('NFC'), (character) =>
    drawn.test(character) ? character : character.normalize('NFKD').replace(/[^\u0020-\u007e]/g, ''),
  )
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
