/** Width and height of a social image in px, as social networks recommend. */
export const socialImageSize = { width: 1200, height: 630 } as const

const folder = '/social'

/** File of the social image of a page, below /social: `/services` → `services.png`, `/` → `home.png`. */
export const socialImageName = (path: string): string => `${path.slice(1) || 'home'}.png`

/** The metadata of the social image of `path`; `alt` describes the image. */
export const socialImage = (path: string, alt: string) => ({
  url: `${folder}/${socialImageName(path)}`,
  ...socialImageSize,
  type: 'image/png',
  alt,
})

const drawn = /^[\u0020-\u007e\u00a0-\u00ff‐‑–—‘’“”„…•€™−]$/u

/** `text` reduced to the characters of the images' fonts: missing accents and all other characters are dropped. */
export const drawableText = (text: string): string =>
  Array.from(text.normalize('NFC'), (character) =>
    drawn.test(character) ? character : character.normalize('NFKD').replace(/[^\u0020-\u007e]/g, ''),
  )
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
