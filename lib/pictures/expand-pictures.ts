import type { Drawing, DrawingAt } from './drawing'

/** A picture as markup needs it. */
export interface Picture {
  /** For browsers and readers that choose no other. */
  src: string
  /** Pixels of the original, for the proportion. */
  width: number
  height: number
  /** Lists for `srcset`: AVIF, then WebP; absent in `npm run dev`, which shows the original. */
  avif?: string
  webp?: string
}

/** Width of a picture in a text: the column, or the window without its edges. */
const textSizes = '(min-width: 44rem) 40rem, calc(100vw - 3rem)'

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

const markup = ({ src, width, height, avif, webp }: Picture, alt: string): string => {
  const choice = webp === undefined ? '' : ` srcset="${webp}" sizes="${textSizes}"`
  const image = `<img src="${src}"${choice} alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async"/>`
  return avif === undefined
    ? image
    : `<picture><source type="image/avif" srcset="${avif}" sizes="${textSizes}"/>${image}</picture>`
}

/** A drawing in a text, which takes the colors of the theme. */
const drawn = ({ viewBox, markup: inner }: Drawing, alt: string): string =>
  `<svg role="img" aria-label="${alt}" viewBox="${viewBox}" class="illustration drawn">${inner}</svg>`

/**
 * Gives every picture of public/images in rendered HTML its size and the files that the build makes. Texts are below the first
 * screen, so their pictures load when they come near it.
 */
export const expandPictures = (html: string, pictureAt: (address: string) => Picture, drawingAt: DrawingAt): string =>
  html.replace(/<img\s[^>]*>/g, (tag) => {
    const [src, alt = ''] = [attribute(tag, 'src'), attribute(tag, 'alt')]
    if (!src?.startsWith('/images/')) return tag
    return src.endsWith('.svg') ? drawn(drawingAt(decodeURI(src)), alt) : markup(pictureAt(decodeURI(src)), alt)
  })
