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

const signs = '\\u0020-\\u007e\\u00a0-\\u00ff‐‑–—‘’“”„…•€™−Ā-ćĊ-ēĖ-ěĞ-ģĦħĪīĮ-İĲĳĶķĹ-ľŁ-ňŊ-ōŐ-őŔ-śŞ-šŤťŪ-žȘ-țẀ-ẅẞỲỳ'
const drawn = new RegExp(`^[${signs}]$`, 'u')
const otherLetter = new RegExp(`(?![${signs}ﬀ-ﬆ\\p{Script=Common}])\\p{L}`, 'u')

/** Whether a text has letters that the images' fonts do not have, such as “ỗ”. “µ” and “ʻ”, which are of every script, may be left out. */
export const hasOtherLetters = (text: string): boolean => otherLetter.test(text.normalize('NFC'))

const drawnAs = (sign: string): string =>
  drawn.test(sign) ? sign : sign.normalize('NFKD').replace(/[^\u0020-\u007e]/g, '')

/** The signs of a text that the images leave out in any font, such as emoji. */
export const undrawnSigns = (text: string): string =>
  Array.from(text.normalize('NFC').matchAll(/[\p{P}\p{S}]/gu), ([sign]) => (drawnAs(sign) ? '' : sign)).join('')

/** `text` reduced to the characters of the images' fonts: other signs are dropped. Empty where it has letters that they do not have. */
export const drawableText = (text: string): string =>
  Array.from(hasOtherLetters(text) ? '' : text.normalize('NFC'), drawnAs)
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
