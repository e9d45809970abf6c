/** Where a picture is shown; decides in which widths it is made. */
export type PictureUse = 'text' | 'portrait'

/** The formats that the build makes. Every supported browser reads both; AVIF is smaller. */
const variantFormats = ['avif', 'webp'] as const

/** Widths in pixels for columns of 40 rem and portraits of 7 rem, on screens with one to three pixels for each CSS pixel. */
const widths: Record<PictureUse, readonly number[]> = {
  text: [400, 640, 960, 1280, 1920],
  portrait: [128, 224, 336],
}

/** One file that the build makes from a picture. */
export interface PictureVariant {
  format: (typeof variantFormats)[number]
  width: number
  address: string
}

/** A picture as the pages need it. */
export interface PictureSource {
  /** Address of the original, such as `/images/shelf.jpg`. */
  address: string
  /** A hash of the bytes, in hexadecimal digits. */
  hash: string
  width: number
}

/** The widths for a picture: never larger than the original. */
const widthsFor = (use: PictureUse, original: number): number[] => {
  const smaller = widths[use].filter((width) => width < original)
  return smaller.length < widths[use].length ? [...smaller, original] : smaller
}

/**
 * The files of a picture, by format from the smallest to the largest. A name changes with the bytes of the original, so the folder
 * is one of those that hosts let browsers keep (lib/hosting/headers.ts).
 */
export const pictureVariants = ({ address, hash, width }: PictureSource, use: PictureUse): PictureVariant[] => {
  const stem = address.replace(/^\/images\//, '/pictures/').replace(/\.\w+$/, '')
  return variantFormats.flatMap((format) =>
    widthsFor(use, width).map((each) => ({
      format,
      width: each,
      address: `${stem}-${each}w.${hash.slice(0, 8)}.${format}`,
    })),
  )
}
